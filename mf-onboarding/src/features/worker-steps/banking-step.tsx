import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { ConnectBank } from '../bank-connection/connect-bank.tsx';
import type { StepProps } from '../frame/step.ts';

/** Step 3 of a worker: a bank for payouts, which may be left for later. */
export function BankingStep({ user }: StepProps) {
  const { t } = useTranslation('mf-onboarding');
  return (
    <>
      {user.bankDetails.length === 0 && (
        <Alert type="info" showIcon title={t('payment.bankLater')} />
      )}
      <ConnectBank user={user} />
    </>
  );
}
