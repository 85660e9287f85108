import type { PhoneState } from '@leafshift/contracts/phones';
import { VerificationCode } from '@leafshift/contracts/users';
import {
  messageOf,
  phoneQuery,
  sendPhoneCodeMutation,
  verifyPhoneMutation,
} from '@leafshift/data-access';
import { FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { Section } from '@leafshift/ui/page';
import { ErrorState } from '@leafshift/ui/states';
import { StatusMark } from '@leafshift/ui/status-mark';
import { TextWith } from '@leafshift/ui/text';
import { useMutation, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asCode } from '../../auth/form/as-code.ts';
import { ResendButton } from '../../auth/mailed-links/resend-button.tsx';
import { useCore } from '../../composition/core-context.ts';
import styles from './settings-page.module.css';
import { useSentTo } from './use-sent-to.ts';

interface NumberProps {
  readonly number: string;
}

/** Digits run from left to right in every language. */
const Num = ({ number }: NumberProps) => <bdi dir="ltr">{number}</bdi>;

function CodeForm({ number, onEnd }: NumberProps & { readonly onEnd: () => void }) {
  const { t } = useTranslation('shell');
  const { api, alerts } = useCore();
  const verify = useMutation(verifyPhoneMutation(api));
  const again = useMutation(sendPhoneCodeMutation(api));
  return (
    <>
      <p className={styles.hint} role="status">
        <TextWith text={t('settings.phone.sent')} parts={{ number: <Num number={number} /> }} />
      </p>
      <ZodForm
        schema={VerificationCode}
        defaultValues={{ code: '' }}
        label={t('settings.phone.title')}
        onSubmit={async ({ code }) => {
          await verify.mutateAsync(code);
          alerts.notify('Success', t('settings.phone.saved'));
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
          <Button onClick={onEnd}>{t('settings.email.cancel')}</Button>
          <SubmitButton quiet>{t('settings.phone.confirm')}</SubmitButton>
        </FormActions>
      </ZodForm>
      <ResendButton onResend={() => again.mutateAsync()} />
    </>
  );
}

function Unverified({ number }: NumberProps) {
  const { t } = useTranslation('shell');
  const { api, alerts } = useCore();
  const [sentTo, setSentTo] = useSentTo('phone-code');
  const send = useMutation({
    ...sendPhoneCodeMutation(api),
    onSuccess: () => setSentTo(number),
    onError: (error) => alerts.notify('Error', messageOf(error)),
  });
  // A number that was changed meanwhile has had no code.
  if (sentTo === number) {
    return <CodeForm number={number} onEnd={() => setSentTo(null)} />;
  }
  return (
    <div className={styles.row}>
      <p className={styles.words}>
        <TextWith text={t('settings.phone.open')} parts={{ number: <Num number={number} /> }} />
      </p>
      <Button loading={send.isPending} onClick={() => send.mutate()}>
        {t('settings.phone.send')}
      </Button>
    </div>
  );
}

function State({ number, verified }: PhoneState) {
  const { t } = useTranslation('shell');
  if (number === null) {
    return (
      <p className={styles.hint}>
        {t('settings.phone.none')} <Link to="/profile">{t('settings.phone.toProfile')}</Link>
      </p>
    );
  }
  return verified ? (
    <StatusMark kind="confirmed">
      <TextWith text={t('settings.phone.verified')} parts={{ number: <Num number={number} /> }} />
    </StatusMark>
  ) : (
    <Unverified number={number} />
  );
}

/** The phone number of the profile, verified by a text message; only where messages can be sent. */
export function PhoneSection() {
  const { t } = useTranslation('shell');
  const { api } = useCore();
  const { data, error, refetch, isFetching } = useQuery(phoneQuery(api));
  if (!error && !data?.available) return null;
  return (
    <Section title={t('settings.phone.title')} description={t('settings.phone.text')}>
      {data ? (
        <State {...data} />
      ) : (
        <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} isCompact />
      )}
    </Section>
  );
}
