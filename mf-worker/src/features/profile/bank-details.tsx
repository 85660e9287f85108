import { useUser } from '@leafshift/shell-sdk';
import { EntryList, TwoLines } from '@leafshift/ui/entry-list';
import { OnDemand } from '@leafshift/ui/lazy';
import { Card } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from './profile-card.module.css';

const BankDialog = lazy(async () => ({ default: (await import('./bank-dialog.tsx')).BankDialog }));

/**
 * Where payouts go to, and 'Update Information' (ONBOARD-52). The form is open where
 * the address says `update=bank`, so that a payout that waits for a bank can lead straight to it.
 */
export function BankDetails() {
  const { t } = useTranslation('mf-worker');
  const { bankDetails } = useUser();
  const [params, setParams] = useSearchParams();
  const isOpen = params.get('update') === 'bank';
  const show = (open: boolean): void =>
    setParams(open ? { update: 'bank' } : {}, { replace: true, preventScrollReset: true });
  return (
    <Card className={styles.card}>
      <EntryList
        title={t('bank.title')}
        emptyText={t('bank.empty')}
        entries={bankDetails.map(({ _id, bankName, last4 }) => ({
          id: _id,
          name: bankName,
          content: <TwoLines first={bankName} second={t('bank.endingIn', { last4 })} />,
        }))}
      />
      <Button onClick={() => show(true)}>{t('bank.update')}</Button>
      <OnDemand isOpen={isOpen}>
        <BankDialog isOpen={isOpen} onClose={() => show(false)} />
      </OnDemand>
    </Card>
  );
}
