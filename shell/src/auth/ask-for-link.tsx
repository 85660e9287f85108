import { Email, recoverPassword } from '@leafshift/contracts/users';
import { SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useCore } from '../app/core-context.ts';
import { AccountFrame } from './account-frame.tsx';

const RecoveryForm = z.strictObject({ email: Email });

/** Asks for the recovery mail; never says whether the address belongs to an account. */
export function AskForLink() {
  const { t } = useTranslation('shell');
  const { api } = useCore();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = <Link to="/login">{t('recover.back')}</Link>;

  if (sentTo !== null) {
    return (
      <AccountFrame
        title={t('recover.sent')}
        intro={<span role="status">{t('recover.sentText', { email: sentTo })}</span>}
      >
        {back}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('recover.title')} intro={t('recover.intro')} footer={back}>
      <ZodForm
        schema={RecoveryForm}
        defaultValues={{ email: '' }}
        onSubmit={async ({ email }) => {
          await api.send(recoverPassword, { body: { email } });
          setSentTo(email);
        }}
        label={t('recover.title')}
      >
        <TextField name="email" label={t('recover.email')} type="email" autoComplete="username" />
        <SubmitButton block>{t('recover.submit')}</SubmitButton>
      </ZodForm>
    </AccountFrame>
  );
}
