import { isApiError } from '@leafshift/data-access';
import { CheckboxField, PasswordField, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useCore } from '../../composition/core-context.ts';
import styles from '../form/auth-forms.module.css';
import { AuthLayout } from '../form/auth-layout.tsx';
import { loadForms } from '../session/load-calls.ts';
import type { RegistrationForm } from './registration-form.ts';
import { UsertypeToggle } from './usertype-toggle.tsx';

const loadRegistrationForm = async () => (await loadForms()).RegistrationForm;

function NameField() {
  const { t } = useTranslation('shell');
  const usertype = useWatch({ name: 'usertype' });
  const isBusiness = usertype === 'Employer';
  return (
    <TextField
      name="name"
      autoComplete={isBusiness ? 'organization' : 'name'}
      label={t(isBusiness ? 'register.businessName' : 'register.name')}
    />
  );
}

/** A text to read beside the form, which stays as it is. */
function Beside({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <Link to={to} target="_blank" rel="noopener" className={styles.inText}>
      {children}
      <span className="ls-unseen"> {t('legal.newWindow')}</span>
    </Link>
  );
}

/** The sign-up screen, 'Create Account' (ACCOUNT-14). */
export function Component() {
  const { t } = useTranslation('shell');
  const { session, alerts } = useCore();
  const { state } = useLocation();
  const [query] = useSearchParams();

  const signUp = async (form: RegistrationForm): Promise<void> => {
    const { confirmPassword: _again, terms: _accepted, ...account } = form;
    const affiliate = query.get('ref');
    try {
      await session.register({ ...account, ...(affiliate && { affiliate }) });
      alerts.notify('Success', t('register.success'));
    } catch (error) {
      // Whatever the server refused, the alert is this one; the form itself says what it was.
      if (isApiError(error)) {
        alerts.notify('Error', error.statusCode === 0 ? error.message : t('register.failed'));
      }
      throw error;
    }
  };

  return (
    <AuthLayout
      title={t('register.title')}
      footer={
        <>
          {t('register.haveAccount')}
          <Link to="/login" state={state}>
            {t('register.login')}
          </Link>
        </>
      }
    >
      <ZodForm
        schema={loadRegistrationForm}
        defaultValues={{
          usertype: query.get('as') === 'business' ? 'Employer' : 'Temp',
          email: '',
          name: '',
          password: '',
          confirmPassword: '',
          terms: true,
        }}
        onSubmit={signUp}
        label={t('register.title')}
      >
        <UsertypeToggle />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('register.email')}
        />
        <NameField />
        <PasswordField name="password" autoComplete="new-password" label={t('register.password')} />
        <PasswordField
          name="confirmPassword"
          autoComplete="new-password"
          label={t('register.confirm')}
        />
        <CheckboxField name="terms">
          {t('register.termsBefore')} <Beside to="/terms">{t('register.terms')}</Beside>
          {' · '}
          <Beside to="/privacy">{t('legal.privacy')}</Beside>
        </CheckboxField>
        <SubmitButton block>{t('register.submit')}</SubmitButton>
      </ZodForm>
    </AuthLayout>
  );
}
