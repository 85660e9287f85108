import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './shell-failure.module.css';

/** The last resort: the shell itself could not show a page. */
export function ShellFailure() {
  const { t } = useTranslation('shell');
  return (
    <main className={styles.failure} role="alert">
      <h1 className={styles.title}>{t('failure.title')}</h1>
      <p className={styles.text}>{t('failure.text')}</p>
      <Button type="primary" size="large" onClick={() => location.reload()}>
        {t('failure.reload')}
      </Button>
    </main>
  );
}
