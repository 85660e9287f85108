import { useShell, useUser } from '@leafshift/shell-sdk';
import { BankForm } from '@leafshift/ui/bank-form';
import { useTranslation } from 'react-i18next';

/** Connects a bank by its numbers, and says what came of it (MONEY-32, ONBOARD-74). */
export function BankAccountForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('mf-onboarding');
  const { api, setUser, notify } = useShell();
  const { _id, usertype } = useUser();
  return (
    <BankForm
      api={api}
      draft={`bank.${_id}`}
      isForPay={usertype === 'Temp'}
      onBack={onDone}
      onRefused={() => notify('Error', t('toast.error'))}
      onSaved={(user) => {
        setUser(user);
        notify('Success', t('toast.bankAdded'));
        onDone();
      }}
    />
  );
}
