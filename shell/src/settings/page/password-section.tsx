import { changePassword, ExistingPassword, NewPassword } from '@leafshift/contracts/users';
import { FieldRow, FormActions, PasswordField, SubmitButton, ZodForm } from '@leafshift/ui/form';
import { Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ConfirmPassword, confirmed } from '../../auth/register/registration-form.ts';
import { useCore } from '../../composition/core-context.ts';

const PasswordForm = confirmed(
  z.strictObject({
    currentPassword: ExistingPassword,
    password: NewPassword,
    confirmPassword: ConfirmPassword,
  }),
);

/** Another password; every other session of the account ends with it. */
export function PasswordSection({ email }: { readonly email: string }) {
  const { t } = useTranslation('shell');
  const { api, alerts } = useCore();

  const save = async ({ currentPassword, password }: z.output<typeof PasswordForm>) => {
    await api.send(changePassword, { body: { currentPassword, newPassword: password } });
    alerts.notify('Success', t('settings.password.saved'));
  };

  return (
    <Section title={t('settings.password.title')} description={t('settings.password.text')}>
      <ZodForm
        schema={PasswordForm}
        defaultValues={{ currentPassword: '', password: '', confirmPassword: '' }}
        onSubmit={save}
        resets
        label={t('settings.password.title')}
      >
        {/* Password managers keep the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="currentPassword"
          autoComplete="current-password"
          label={t('settings.password.current')}
        />
        <FieldRow>
          <PasswordField
            name="password"
            autoComplete="new-password"
            label={t('settings.password.new')}
          />
          <PasswordField
            name="confirmPassword"
            autoComplete="new-password"
            label={t('settings.password.confirm')}
          />
        </FieldRow>
        <FormActions>
          <SubmitButton quiet>{t('settings.password.save')}</SubmitButton>
        </FormActions>
      </ZodForm>
    </Section>
  );
}
