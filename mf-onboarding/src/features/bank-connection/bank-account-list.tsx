import type { User } from '@leafshift/contracts/users';
import { EntryList, TwoLines } from '@leafshift/ui/entry-list';
import { useTranslation } from 'react-i18next';

/** The bank accounts that are connected: name and last four digits. */
export function BankAccountList({ accounts }: { accounts: User['bankDetails'] }) {
  const { t } = useTranslation('mf-onboarding');
  return (
    <EntryList
      title={t('payment.banks')}
      emptyText={t('payment.noBanks')}
      entries={accounts.map(({ _id, bankName, last4 }) => ({
        id: _id,
        name: bankName,
        content: <TwoLines first={bankName} second={t('payment.endingIn', { last4 })} />,
      }))}
    />
  );
}
