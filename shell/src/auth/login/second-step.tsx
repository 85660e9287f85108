import {
  answerSecondFactor,
  type PasskeyAnswer,
  RecoveryCode,
  type SecondFactorDemand,
  TotpCode,
} from '@leafshift/contracts/second-factor';
import { isApiError, messageOf } from '@leafshift/data-access';
import { SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useCore } from '../../composition/core-context.ts';
import styles from '../form/auth-forms.module.css';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';

const CodeForm = z.strictObject({ code: TotpCode });
const RecoveryForm = z.strictObject({ recoveryCode: RecoveryCode });

type Way = SecondFactorDemand['kinds'][number];
type Answer = { code: string } | { recoveryCode: string } | { passkey: PasskeyAnswer };

interface Props {
  readonly demand: SecondFactorDemand;
  readonly remember: boolean;
  /** Leads back to the password. */
  readonly onStartOver: () => void;
}

/** The second step of a sign-in: a code, a passkey, or a recovery code. */
export default function SecondStep({ demand, remember, onStartOver }: Props) {
  const { t } = useTranslation('shell');
  const { session, alerts } = useCore();
  const ways = demand.kinds.filter((kind) => kind !== 'passkey' || canUsePasskeys());
  const [way, setWay] = useState<Way>(ways[0] ?? 'recoveryCode');
  const [isBusy, setBusy] = useState(false);

  const answer = async (given: Answer): Promise<void> => {
    const body = { challenge: demand.challenge, remember, ...given };
    try {
      await session.enter((api) => api.send(answerSecondFactor, { body }), remember);
      alerts.notify('Success', t('login.success'));
    } catch (error) {
      if (isApiError(error) && error.code === 'SIGN_IN_EXPIRED') {
        alerts.notify('Error', error.message);
        onStartOver();
        return;
      }
      throw error;
    }
  };

  const askPasskey = async (): Promise<void> => {
    if (!demand.passkey) return;
    setBusy(true);
    try {
      const passkeys = await import('../passkeys/passkey.ts');
      const passkey = await passkeys.askPasskey(demand.passkey);
      if (passkey) await answer({ passkey });
    } catch (error) {
      alerts.notify('Error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {way === 'totp' && (
        <ZodForm
          key="totp"
          schema={CodeForm}
          defaultValues={{ code: '' }}
          onSubmit={answer}
          label={t('secondStep.title')}
        >
          <TextField
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            label={t('secondStep.code')}
            hint={t('secondStep.codeHint')}
          />
          <SubmitButton block>{t('secondStep.submit')}</SubmitButton>
        </ZodForm>
      )}
      {way === 'recoveryCode' && (
        <ZodForm
          key="recoveryCode"
          schema={RecoveryForm}
          defaultValues={{ recoveryCode: '' }}
          onSubmit={answer}
          label={t('secondStep.title')}
        >
          <TextField
            name="recoveryCode"
            autoComplete="off"
            label={t('secondStep.recoveryCode')}
            hint={t('secondStep.recoveryCodeHint')}
          />
          <SubmitButton block>{t('secondStep.submit')}</SubmitButton>
        </ZodForm>
      )}
      {way === 'passkey' && (
        <Button type="primary" block size="large" loading={isBusy} onClick={askPasskey}>
          {t('secondStep.passkey')}
        </Button>
      )}
      <div className={styles.actions}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} block size="large" onClick={() => setWay(other)}>
              {t(`secondStep.ways.${other}`)}
            </Button>
          ))}
        <Button type="text" block size="large" onClick={onStartOver}>
          {t('secondStep.startOver')}
        </Button>
      </div>
    </>
  );
}
