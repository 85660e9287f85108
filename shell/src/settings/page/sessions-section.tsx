import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../app/core-context.ts';

/** Ends every session of the account, on all devices. */
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
