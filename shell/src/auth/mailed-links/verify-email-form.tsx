import {
  resendVerification,
  type User,
  VerificationCode,
  verifyEmail,
} from '@leafshift/contracts/users';
import { isolated } from '@leafshift/i18n';
import { SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../composition/core-context.ts';
import { asCode } from '../form/as-code.ts';
import styles from '../form/auth-forms.module.css';
import { ResendButton } from './resend-button.tsx';

interface Props {
  readonly user: User;
  readonly onVerified?: () => void;
}

/** The code of the mail, typed or pasted, and another mail. */
export function VerifyEmailForm({ user, onVerified }: Props) {
  const { t } = useTranslation('shell');
  const { api, alerts, session } = useCore();
  return (
    <>
      <p className={styles.reason}>{t('verify.text', { email: isolated(user.email) })}</p>
      <ZodForm
        schema={VerificationCode}
        defaultValues={{ code: '' }}
        label={t('verify.title')}
        onSubmit={async (body) => {
          session.setUser(await api.send(verifyEmail, { body }));
          alerts.notify('Success', t('verify.done'));
          onVerified?.();
        }}
      >
        <TextField
          name="code"
          label={t('verify.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          format={asCode}
        />
        <SubmitButton block>{t('verify.submit')}</SubmitButton>
      </ZodForm>
      <ResendButton onResend={() => api.send(resendVerification, {})} />
    </>
  );
}
