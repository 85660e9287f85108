import { removeBank } from '@leafshift/contracts/stripe';
import { myProfileKey } from '@leafshift/data-access';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { EntryList, TwoLines } from '@leafshift/ui/entry-list';
import { OnDemand } from '@leafshift/ui/lazy';
import { Card } from '@leafshift/ui/page';
import { useQueryClient } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { earningsKey, payoutsKey } from '../shift/queries.ts';
import styles from './profile-card.module.css';

const BankDialog = lazy(async () => ({ default: (await import('./bank-dialog.tsx')).BankDialog }));

/**
 * Where payouts go to, with the way to take it away (MONEY-79), and 'Update Information' (ONBOARD-52). The form is open where
 * the address says `update=bank`, so that a payout that waits for a bank can lead straight to it.
 */
export function BankDetails() {
  const { t } = useTranslation('mf-worker');
  const { api, setUser, notify } = useShell();
  const client = useQueryClient();
  const { bankDetails } = useUser();
  const [params, setParams] = useSearchParams();
  const isOpen = params.get('update') === 'bank';
  const show = (open: boolean): void =>
    setParams(open ? { update: 'bank' } : {}, { replace: true, preventScrollReset: true });
  const remove = async (id: string): Promise<void> => {
    setUser(await api.send(removeBank, { params: { id } }));
    notify('Success', t('toast.bankRemoved'));
    for (const queryKey of [myProfileKey, payoutsKey, earningsKey]) {
      client.invalidateQueries({ queryKey }).catch((error: unknown) => reportError(error));
    }
  };
  return (
    <Card className={styles.card}>
      <EntryList
        title={t('bank.title')}
        emptyText={t('bank.empty')}
        onRemove={remove}
        removeNote={t('bank.removeNote')}
        entries={bankDetails.map(({ _id, bankName, last4 }) => ({
          id: _id,
          name: bankName,
          content: <TwoLines first={bankName} second={t('bank.endingIn', { last4 })} />,
        }))}
      />
      {bankDetails.length === 0 && <Alert type="info" showIcon title={t('bank.missing')} />}
      <Button onClick={() => show(true)}>{t('bank.update')}</Button>
      <OnDemand isOpen={isOpen}>
        <BankDialog isOpen={isOpen} onClose={() => show(false)} />
      </OnDemand>
    </Card>
  );
}
