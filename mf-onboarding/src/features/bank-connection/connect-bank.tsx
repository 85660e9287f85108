import type { User } from '@leafshift/contracts/users';
import { useShell } from '@leafshift/shell-sdk';
import { BankForm } from '@leafshift/ui/bank-form';
import { EntryList, TwoLines } from '@leafshift/ui/entry-list';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './connect-bank.module.css';
import { useBankLink } from './use-bank-link.ts';

/** Connects a bank at the provider in a new window, or by its numbers. */
export function ConnectBank({ user }: { user: User }) {
  const { t } = useTranslation('mf-onboarding');
  const { api, setUser, notify } = useShell();
  const [typing, setTyping] = useState(false);
  const link = useBankLink();

  if (typing) {
    return (
      <BankForm
        api={api}
        onBack={() => setTyping(false)}
        onSaved={(changed) => {
          setUser(changed);
          setTyping(false);
          notify('Success', t('toast.bankAdded'));
        }}
      />
    );
  }
  return (
    <div className={styles.bank}>
      <div className={styles.ways}>
        <Button size="large" loading={link.isOpening} onClick={link.open}>
          {t('payment.bank')}
        </Button>
        <Button size="large" onClick={() => setTyping(true)}>
          {t('payment.bankByNumbers')}
        </Button>
      </div>
      {user.bankDetails.length > 0 && (
        <EntryList
          title={t('payment.banks')}
          emptyText=""
          entries={user.bankDetails.map(({ _id, bankName, last4 }) => ({
            id: _id,
            name: bankName,
            content: <TwoLines first={bankName} second={t('payment.endingIn', { last4 })} />,
          }))}
        />
      )}
    </div>
  );
}
