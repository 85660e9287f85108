import {
  changeEmail,
  confirmEmailChange,
  EmailChange,
  type User,
  VerificationCode,
} from '@leafshift/contracts/users';
import { isolated } from '@leafshift/i18n';
import { FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { asCode } from '../../auth/form/as-code.ts';
import { ResendButton } from '../../auth/mailed-links/resend-button.tsx';
import { useCore } from '../../composition/core-context.ts';
import styles from './settings-page.module.css';
import { useSentTo } from './use-sent-to.ts';

interface CodeProps {
  readonly email: string;
  readonly onEnd: () => void;
}

function NewAddressCode({ email, onEnd }: CodeProps) {
  const { t } = useTranslation('shell');
  const { api, alerts, session } = useCore();
  return (
    <div className={styles.rows}>
      <p className={styles.hint} role="status">
        {t('settings.email.sent', { email: isolated(email) })}
      </p>
      <ZodForm
        schema={VerificationCode}
        defaultValues={{ code: '' }}
        label={t('settings.email.title')}
        onSubmit={async (body) => {
          session.setUser(await api.send(confirmEmailChange, { body }));
          alerts.notify('Success', t('settings.email.saved'));
          onEnd();
        }}
      >
        <TextField
          name="code"
          label={t('verify.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          format={asCode}
        />
        <FormActions>
          <Button size="large" onClick={onEnd}>
            {t('settings.email.cancel')}
          </Button>
          <SubmitButton quiet>{t('settings.email.confirm')}</SubmitButton>
        </FormActions>
      </ZodForm>
      <ResendButton onResend={() => api.send(changeEmail, { body: { email } })} />
    </div>
  );
}

/** Another e-mail address; it counts once the code that was sent to it is entered. */
export function EmailSection({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const { api } = useCore();
  const [sentTo, setSentTo] = useSentTo(`new-email.${user._id}`);
  return (
    <Section
      title={t('settings.email.title')}
      description={t('settings.email.text', { email: isolated(user.email) })}
    >
      {sentTo === null ? (
        <ZodForm
          schema={EmailChange}
          defaultValues={{ email: '' }}
          label={t('settings.email.title')}
          onSubmit={async (body) => {
            await api.send(changeEmail, { body });
            setSentTo(body.email);
          }}
        >
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('settings.email.new')}
          />
          <FormActions>
            <SubmitButton quiet>{t('settings.email.send')}</SubmitButton>
          </FormActions>
        </ZodForm>
      ) : (
        <NewAddressCode email={sentTo} onEnd={() => setSentTo(null)} />
      )}
    </Section>
  );
}
