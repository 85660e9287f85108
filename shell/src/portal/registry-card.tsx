import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../composition/portal-context.ts';
import styles from '../remote-host/remote-card.module.css';

/** The registry could not be read, so that no page of a remote is known. */
export function RegistryCard() {
  const { t } = useTranslation('shell');
  const { registry } = usePortal();
  const location = useLocation();
  const navigate = useNavigate();
  const [isRetrying, setRetrying] = useState(false);

  const retry = async (): Promise<void> => {
    setRetrying(true);
    try {
      await registry.load();
      await navigate(location, { replace: true });
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'RegistryError') throw error;
    } finally {
      setRetrying(false);
    }
  };

  return (
    <section role="alert" className={styles.card}>
      <h1 className={styles.title}>{t('registry.title')}</h1>
      <p className={styles.text}>{t('registry.text')}</p>
      <div className={styles.actions}>
        <Button type="primary" size="large" loading={isRetrying} onClick={retry}>
          {t('remote.retry')}
        </Button>
      </div>
    </section>
  );
}
