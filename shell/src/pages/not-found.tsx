import Button from 'antd/es/button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../app/use-document-title.ts';
import styles from './not-found.module.css';

// Every page of the portal carries this one; the field and its search only come when it shows.
const Search = lazy(async () => ({
  default: (await import('./not-found-search.tsx')).NotFoundSearch,
}));

/** The not-found page, titled 'Status 404', with a search that works (LOOK-14). */
export function NotFound() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  useDocumentTitle(t('notFound.title'));
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t('notFound.title')}</h1>
      <p className={styles.lead}>{t('notFound.heading')}</p>
      <p className={styles.text}>{t('notFound.text')}</p>
      <Suspense fallback={<div className={styles.searchPlace} />}>
        <Search />
      </Suspense>
      <Button type="primary" size="large" onClick={() => navigate('/overview')}>
        {t('notFound.home')}
      </Button>
    </div>
  );
}
