import { NewPassword, resetPassword } from '@leafshift/contracts/users';
import { isApiError } from '@leafshift/data-access';
import { PasswordField, SubmitButton, ZodForm } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useCore } from '../../composition/core-context.ts';
import { AuthLayout } from '../form/auth-layout.tsx';
import { ConfirmPassword, confirmed } from '../register/registration-form.ts';

const PasswordForm = confirmed(
  z.strictObject({ password: NewPassword, confirmPassword: ConfirmPassword }),
);

interface Props {
  readonly token: string;
  readonly onAskAgain: () => void;
}

/** A new password with the token of a recovery link. */
export function NewPasswordForm({ token, onAskAgain }: Props) {
  const { t } = useTranslation('shell');
  const { api, alerts } = useCore();
  const navigate = useNavigate();
  const [isUsedUp, setUsedUp] = useState(false);

  const save = async ({ password }: { password: string }): Promise<void> => {
    try {
      await api.send(resetPassword, { body: { token, password } });
    } catch (error) {
      if (isApiError(error) && error.code === 'RESET_TOKEN_INVALID') setUsedUp(true);
      throw error;
    }
    alerts.notify('Success', t('recover.saved'));
    await navigate('/login');
  };

  return (
    <AuthLayout title={t('recover.newTitle')} footer={<Link to="/login">{t('recover.back')}</Link>}>
      <ZodForm
        schema={PasswordForm}
        defaultValues={{ password: '', confirmPassword: '' }}
        onSubmit={save}
        label={t('recover.newTitle')}
      >
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={t('recover.newPassword')}
        />
        <PasswordField
          name="confirmPassword"
          autoComplete="new-password"
          label={t('recover.confirm')}
        />
        <SubmitButton block>{t('recover.save')}</SubmitButton>
        {isUsedUp && (
          <Button block size="large" onClick={onAskAgain}>
            {t('recover.askAgain')}
          </Button>
        )}
      </ZodForm>
    </AuthLayout>
  );
}
