import { ownSessionsQuery } from '@leafshift/data-access';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { Section } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../composition/core-context.ts';
import { SessionRow } from './session-row.tsx';
import styles from './settings-page.module.css';

function SessionList() {
  const { api } = useCore();
  const { data, error, refetch, isFetching } = useQuery(ownSessionsQuery(api));
  if (data) {
    return (
      <ul className={styles.list}>
        {data.sessions.map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </ul>
    );
  }
  return error ? (
    <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} isCompact />
  ) : (
    <ListSkeleton rows={2} />
  );
}

/** Where the account is signed in; each device can be signed out, and all of them together. */
export function SessionsSection() {
  const { t } = useTranslation('shell');
  const { session, alerts, navigation } = useCore();
  const [isAsking, setAsking] = useState(false);

  const signOut = async (): Promise<void> => {
    await session.signOutEverywhere();
    navigation.navigate('/login', { replace: true });
    alerts.notify('Success', t('settings.sessions.done'));
  };

  return (
    <Section
      title={t('settings.sessions.title')}
      description={t('settings.sessions.text')}
      action={
        <Button onClick={() => setAsking(true)}>{t('settings.sessions.signOutEverywhere')}</Button>
      }
    >
      <SessionList />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('settings.sessions.askTitle')}
        confirmLabel={t('settings.sessions.signOutEverywhere')}
        onConfirm={signOut}
        onCancel={() => setAsking(false)}
      >
        {t('settings.sessions.ask')}
      </ConfirmDialog>
    </Section>
  );
}
