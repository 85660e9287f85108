import { NewPassword, resetPassword } from '@leafshift/contracts/users';
import { PasswordField, SubmitButton, ZodForm } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useCore } from '../app/core-context.ts';
import { AccountFrame } from './account-frame.tsx';
import { confirmation, samePasswords } from './confirmed-password.ts';

const passwordForm = (t: TFunction) =>
  z.strictObject({ password: NewPassword, confirm: confirmation(t) }).superRefine(samePasswords(t));

interface Props {
  readonly token: string;
  readonly onAskAgain: () => void;
}

/** Takes the new password with the token of the mail's link. */
export function ChoosePassword({ token, onAskAgain }: Props) {
  const { t } = useTranslation('shell');
  const { api, alerts, navigation } = useCore();
  const schema = useMemo(() => passwordForm(t), [t]);
  return (
    <AccountFrame
      title={t('recover.newTitle')}
      footer={
        <Button type="link" onClick={onAskAgain}>
          {t('recover.askAgain')}
        </Button>
      }
    >
      <ZodForm
        schema={schema}
        defaultValues={{ password: '', confirm: '' }}
        onSubmit={async ({ password }) => {
          await api.send(resetPassword, { body: { token, password } });
          alerts.notify('Success', t('recover.saved'));
          navigation.navigate('/login', { replace: true });
        }}
        label={t('recover.newTitle')}
      >
        <PasswordField
          name="password"
          label={t('recover.newPassword')}
          autoComplete="new-password"
        />
        <PasswordField name="confirm" label={t('recover.confirm')} autoComplete="new-password" />
        <SubmitButton block>{t('recover.save')}</SubmitButton>
      </ZodForm>
    </AccountFrame>
  );
}
