import { acceptInvitation } from '@leafshift/contracts/members';
import { NewPassword, RegistrationBody } from '@leafshift/contracts/users';
import { PasswordField, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useCore } from '../../composition/core-context.ts';
import { ConfirmPassword, confirmed } from './registration-form.ts';

const InvitedAccount = confirmed(
  z.strictObject({
    name: RegistrationBody.shape.name,
    password: NewPassword,
    confirmPassword: ConfirmPassword,
  }),
);

interface Props {
  readonly token: string;
  /** Where the invitation was sent; the account has this address. */
  readonly email: string;
}

/** A new account for who was invited, and in. */
export function InvitedAccountForm({ token, email }: Props) {
  const { t } = useTranslation('shell');
  const { session } = useCore();
  const navigate = useNavigate();

  const accept = async ({ name, password }: z.output<typeof InvitedAccount>): Promise<void> => {
    const body = { token, name, password };
    await session.enter((api) => api.send(acceptInvitation, { body }), true);
    await navigate('/home', { replace: true });
  };
  return (
    <ZodForm
      schema={InvitedAccount}
      defaultValues={{ name: '', password: '', confirmPassword: '' }}
      onSubmit={accept}
      label={t('invitation.title')}
    >
      <p>
        {t('invitation.address')} <bdi>{email}</bdi>
      </p>
      <TextField name="name" autoComplete="name" label={t('invitation.yourName')} />
      <PasswordField name="password" autoComplete="new-password" label={t('register.password')} />
      <PasswordField
        name="confirmPassword"
        autoComplete="new-password"
        label={t('register.confirm')}
      />
      <SubmitButton block>{t('invitation.join')}</SubmitButton>
    </ZodForm>
  );
}
