import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConnection } from '../app/use-connection.ts';
import { usePortal } from '../composition/portal-context.ts';
import { FailureCard } from '../remote-host/failure-card.tsx';

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

  const isOnline = useConnection(() => {
    retry().catch(reportError);
  });

  return (
    <FailureCard
      heading="h1"
      title={t(isOnline ? 'registry.title' : 'offline.title')}
      text={t(isOnline ? 'registry.text' : 'offline.text')}
      action={t('remote.retry')}
      isActing={isRetrying}
      onAction={retry}
    />
  );
}
