import { Page } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from '../remote-host/remote-card.module.css';

/** Nobody in the registry draws the home page of this user type, so there is nowhere to lead to. */
export function MissingHome() {
  const { t } = useTranslation('shell');
  return (
    <Page>
      <section role="alert" className={styles.card} data-remote-failure="missing">
        <h1 className={styles.title}>{t('remote.missing.title')}</h1>
        <p className={styles.text}>{t('remote.missing.text', { part: t('remote.home') })}</p>
        <div className={styles.actions}>
          <Button type="primary" size="large" onClick={() => location.reload()}>
            {t('remote.retry')}
          </Button>
        </div>
      </section>
    </Page>
  );
}
