import { isApiError } from '@leafshift/data-access';
import { useReadable } from '@leafshift/shell-sdk';
import { CheckboxField, PasswordField, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useCore } from '../../composition/core-context.ts';
import styles from '../form/auth-forms.module.css';
import { AuthLayout } from '../form/auth-layout.tsx';
import type { LoginForm } from '../form/visitor-forms.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { loadForms } from '../session/load-calls.ts';

const SecondStep = lazy(() => import('./second-step.tsx'));
const EndingMessage = lazy(() => import('./ending-message.tsx'));

type Asked = Omit<ComponentProps<typeof SecondStep>, 'onStartOver'>;

const loadLoginForm = async () => (await loadForms()).LoginForm;

/** The login screen (ACCOUNT-21). */
export function Component() {
  const { t } = useTranslation('shell');
  const { session, alerts } = useCore();
  const { state } = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ending = useReadable(session.ending);

  const signIn = async ({ remember, ...body }: LoginForm): Promise<void> => {
    try {
      await session.signIn(body, remember);
      alerts.notify('Success', t('login.success'));
    } catch (error) {
      if (isApiError(error) && error.secondFactor) {
        setAsked({ demand: error.secondFactor, remember });
        return;
      }
      if (isApiError(error)) alerts.notify('Error', error.message);
      throw error;
    }
  };

  if (asked) {
    return (
      <AuthLayout title={t('secondStep.title')} intro={t('secondStep.intro')}>
        <Suspense fallback={null}>
          <SecondStep {...asked} onStartOver={() => setAsked(null)} />
        </Suspense>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={t('login.heading')}
      intro={t('login.intro')}
      footer={
        <>
          {t('login.noAccount')}
          <Link to="/register" state={state}>
            {t('login.register')}
          </Link>
        </>
      }
    >
      <Suspense fallback={null}>{ending && <EndingMessage ending={ending} />}</Suspense>
      <ZodForm
        schema={loadLoginForm}
        defaultValues={{ email: '', password: '', remember: true }}
        onSubmit={signIn}
        label={t('login.title')}
      >
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('login.email')}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('login.password')}
        />
        <div className={styles.between}>
          <CheckboxField name="remember">{t('login.remember')}</CheckboxField>
          <Link to="/recover-password">{t('login.lostPassword')}</Link>
        </div>
        <SubmitButton block>{t('login.submit')}</SubmitButton>
        <PasskeyButton />
      </ZodForm>
    </AuthLayout>
  );
}
