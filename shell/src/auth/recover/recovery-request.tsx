import { SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCore } from '../../composition/core-context.ts';
import { AuthLayout } from '../form/auth-layout.tsx';
import { loadCalls, loadForms } from '../session/load-calls.ts';

const loadRecoveryForm = async () => (await loadForms()).RecoveryForm;

/** Asks for a recovery link; the answer never says whether the address belongs to an account. */
export function RecoveryRequest() {
  const { t } = useTranslation('shell');
  const { api } = useCore();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const footer = <Link to="/login">{t('recover.back')}</Link>;

  if (sentTo !== null) {
    return (
      <AuthLayout title={t('recover.sent')} footer={footer}>
        <p role="status">{t('recover.sentText', { email: sentTo })}</p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('recover.title')} intro={t('recover.intro')} footer={footer}>
      <ZodForm
        schema={loadRecoveryForm}
        defaultValues={{ email: '' }}
        label={t('recover.title')}
        onSubmit={async ({ email }) => {
          await api.send((await loadCalls()).recoverPassword, { body: { email } });
          setSentTo(email);
        }}
      >
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('recover.email')}
        />
        <SubmitButton block>{t('recover.submit')}</SubmitButton>
      </ZodForm>
    </AuthLayout>
  );
}
