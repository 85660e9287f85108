import { LoginBody } from '@leafshift/contracts/users';
import { isApiError } from '@leafshift/data-access';
import { useReadable } from '@leafshift/shell-sdk';
import { CheckboxField, PasswordField, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useCore } from '../app/core-context.ts';
import styles from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';

const LoginForm = z.strictObject({ ...LoginBody.shape, remember: z.boolean() });

/** The login screen (specification, sections 2 and 5). */
export function Component() {
  const { t } = useTranslation('shell');
  const { session, alerts } = useCore();
  const isInterrupted = useReadable(session.interrupted);

  const signIn = async ({ remember, ...body }: z.output<typeof LoginForm>): Promise<void> => {
    try {
      await session.signIn(body, remember);
      alerts.notify('Success', t('login.success'));
    } catch (error) {
      if (isApiError(error)) alerts.notify('Error', error.message);
      throw error;
    }
  };

  return (
    <AccountFrame
      title={t('login.heading')}
      intro={t('login.intro')}
      footer={
        <>
          {t('login.noAccount')} <Link to="/register">{t('login.register')}</Link>
        </>
      }
    >
      {isInterrupted && (
        <Alert
          type="warning"
          showIcon
          title={t('login.interrupted')}
          action={
            <Button size="small" onClick={() => session.start()}>
              {t('login.tryAgain')}
            </Button>
          }
        />
      )}
      <ZodForm
        schema={LoginForm}
        defaultValues={{ email: '', password: '', remember: true }}
        onSubmit={signIn}
        label={t('login.heading')}
      >
        <TextField name="email" label={t('login.email')} type="email" autoComplete="username" />
        <PasswordField
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
        />
        <div className={styles.line}>
          <CheckboxField name="remember">{t('login.remember')}</CheckboxField>
          <Link to="/recover-password">{t('login.lostPassword')}</Link>
        </div>
        <SubmitButton block>{t('login.submit')}</SubmitButton>
      </ZodForm>
    </AccountFrame>
  );
}
