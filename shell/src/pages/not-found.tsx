import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../app/use-document-title.ts';
import styles from './not-found.module.css';
import { NotFoundSearch } from './not-found-search.tsx';

/** The not-found page, titled 'Status 404', with a search that works (specification, section 2). */
export function NotFound() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  useDocumentTitle(t('notFound.title'));
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t('notFound.title')}</h1>
      <p className={styles.lead}>{t('notFound.heading')}</p>
      <p className={styles.text}>{t('notFound.text')}</p>
      <NotFoundSearch />
      <Button type="primary" size="large" onClick={() => navigate('/overview')}>
        {t('notFound.home')}
      </Button>
    </div>
  );
}
