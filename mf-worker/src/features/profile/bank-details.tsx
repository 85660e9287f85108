import { useUser } from '@leafshift/shell-sdk';
import { EntryList, TwoLines } from '@leafshift/ui/entry-list';
import { Card } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BankDialog } from './bank-dialog.tsx';
import styles from './profile-card.module.css';

/** Where payouts go to, and 'Update Information' (specification, section 2). */
export function BankDetails() {
  const { t } = useTranslation('mf-worker');
  const { bankDetails } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className={styles.card}>
      <div id="bank">
        <EntryList
          title={t('bank.title')}
          emptyText={t('bank.empty')}
          entries={bankDetails.map(({ _id, bankName, last4 }) => ({
            id: _id,
            name: bankName,
            content: <TwoLines first={bankName} second={t('bank.endingIn', { last4 })} />,
          }))}
        />
      </div>
      <Button onClick={() => setIsOpen(true)}>{t('bank.update')}</Button>
      <BankDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  );
}
