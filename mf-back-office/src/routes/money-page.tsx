import { checkLedger } from '@leafshift/contracts/admin';
import {
  adminInvoices,
  adminPayouts,
  providerDisputes,
  reconciliation,
} from '@leafshift/contracts/back-office';
import { payoutChecks, sharedBanks } from '@leafshift/contracts/payouts';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { DeskTabs } from '../features/desk/desk-tabs.tsx';
import { useMay } from '../features/desk/use-may.ts';
import { Contested } from '../features/money/contested.tsx';
import { Invoices } from '../features/money/invoices.tsx';
import { Ledger } from '../features/money/ledger.tsx';
import { PayoutChecks } from '../features/money/payout-checks.tsx';
import { Payouts } from '../features/money/payouts.tsx';
import { Reconciliation } from '../features/money/reconciliation.tsx';
import { SharedBanks } from '../features/money/shared-banks.tsx';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  const may = useMay();
  const tabs = [
    { key: 'checks', call: payoutChecks, label: t('money.checks'), content: <PayoutChecks /> },
    { key: 'payouts', call: adminPayouts, label: t('money.payouts'), content: <Payouts /> },
    { key: 'invoices', call: adminInvoices, label: t('money.invoices'), content: <Invoices /> },
    {
      key: 'contested',
      call: providerDisputes,
      label: t('money.contested'),
      content: <Contested />,
    },
    { key: 'banks', call: sharedBanks, label: t('money.banks'), content: <SharedBanks /> },
    { key: 'ledger', call: checkLedger, label: t('money.ledger'), content: <Ledger /> },
    {
      key: 'reconciliation',
      call: reconciliation,
      label: t('money.reconciliation'),
      content: <Reconciliation />,
    },
  ];
  return (
    <DeskPage title={t('title.money')} needs={tabs.map(({ call }) => call)}>
      <DeskTabs tabs={tabs.filter(({ call }) => may(call))} />
    </DeskPage>
  );
}
