import { isApiError } from '@leafshift/data-access';
import { CheckboxField, PasswordField, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useCore } from '../app/core-context.ts';
import { AccountFrame } from './account-frame.tsx';
import { type RegisterForm, registerForm } from './register-form.ts';
import { UserTypeToggle } from './user-type-toggle.tsx';

/** The sign-up screen, 'Create Account' (specification, sections 2 and 5). */
export function Component() {
  const { t } = useTranslation('shell');
  const { session, alerts } = useCore();
  const [params] = useSearchParams();
  const schema = useMemo(() => registerForm(t), [t]);

  const signUp = async ({ confirm: _confirm, terms: _terms, ...body }: RegisterForm) => {
    const affiliate = params.get('ref');
    try {
      await session.register({ ...body, ...(affiliate && { affiliate }) });
      alerts.notify('Success', t('register.success'));
    } catch (error) {
      if (isApiError(error)) {
        alerts.notify(
          'Error',
          error.code === 'EMAIL_IN_USE' ? t('register.failed') : error.message,
        );
      }
      throw error;
    }
  };

  return (
    <AccountFrame
      title={t('register.title')}
      footer={
        <>
          {t('register.haveAccount')} <Link to="/login">{t('register.login')}</Link>
        </>
      }
    >
      <ZodForm
        schema={schema}
        defaultValues={{
          usertype: 'Temp',
          email: '',
          name: '',
          password: '',
          confirm: '',
          terms: true,
        }}
        onSubmit={signUp}
        label={t('register.title')}
      >
        {({ watch }) => (
          <>
            <UserTypeToggle />
            <TextField
              name="email"
              label={t('register.email')}
              type="email"
              autoComplete="username"
            />
            <TextField
              name="name"
              label={
                watch('usertype') === 'Employer' ? t('register.businessName') : t('register.name')
              }
              autoComplete={watch('usertype') === 'Employer' ? 'organization' : 'name'}
            />
            <PasswordField
              name="password"
              label={t('register.password')}
              autoComplete="new-password"
            />
            <PasswordField
              name="confirm"
              label={t('register.confirm')}
              autoComplete="new-password"
            />
            <CheckboxField name="terms">
              {t('register.termsBefore')} <Link to="/">{t('register.terms')}</Link>
            </CheckboxField>
            <SubmitButton block>{t('register.submit')}</SubmitButton>
          </>
        )}
      </ZodForm>
    </AccountFrame>
  );
}
