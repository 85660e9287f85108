import { checkLedger } from '@leafshift/contracts/admin';
import {
  acceptDispute,
  adminInvoices,
  adminPayouts,
  answerProviderDispute,
  chargesCsv,
  evidenceFile,
  invoiceRefunds,
  invoicesCsv,
  ledger,
  ledgerCsv,
  type ProviderDispute,
  payoutsCsv,
  providerDispute,
  providerDisputes,
  reconciliation,
  refundInvoice,
} from '@leafshift/contracts/back-office';
import { slipPdfOfUser, slipsCsv } from '@leafshift/contracts/earnings';
import { holdPayout, payoutChecks, sharedBanks } from '@leafshift/contracts/payouts';
import { anId, anInvoice } from '@leafshift/testing/builders';
import { anApiError, type Handler, handle } from '@leafshift/testing/mock-api';
import {
  aProviderDispute,
  aReconciliation,
  aRefundOrder,
  aSharedBank,
  aTransaction,
} from './money.ts';
import type { Store } from './store.ts';

const HOLD_MS = 14 * 86_400_000;

const refundsOf = ({ refunds }: Store) =>
  refunds.map(({ _id, amount, at }) => ({ _id, amount, at }));

const refundableOf = (store: Store): number =>
  refundsOf(store).reduce(
    (left, { amount }) => Math.round((left - amount) * 100) / 100,
    anInvoice().total,
  );

function change(store: Store, fields: Partial<ProviderDispute>): ProviderDispute {
  const changed = { ...aProviderDispute(), ...fields };
  store.contested = [changed];
  return changed;
}

/** The calls about money, over a store that they change. */
export const moneyCalls = (store: Store): readonly Handler[] => [
  handle(adminPayouts, ({ query: { status, q } }) => ({
    payouts: store.payouts
      .filter((payout) => status === undefined || payout.status === status)
      .filter(({ _id }) => q === undefined || _id === q)
      .map((payout) => ({ payout, worker: { _id: anId(2), name: 'Ana Roy' } })),
    nextCursor: null,
  })),
  handle(holdPayout, ({ params: { id }, body }) => {
    const checked = store.checks.find(({ payout }) => payout._id === id);
    store.checks = store.checks.filter((one) => one !== checked);
    const payout = checked?.payout ?? store.payouts.find(({ _id }) => _id === id);
    if (!payout) throw anApiError('NOT_FOUND');
    const since = new Date().toISOString();
    const until = new Date(Date.now() + HOLD_MS).toISOString();
    const changed = body.hold
      ? { ...payout, status: 'held' as const, hold: { since, until, reason: body.reason } }
      : { ...payout, status: 'scheduled' as const, hold: null };
    store.payouts = store.payouts.map((one) => (one._id === id ? changed : one));
    return changed;
  }),
  handle(payoutChecks, () => ({ checks: store.checks, nextCursor: null })),
  handle(sharedBanks, () => ({ banks: [aSharedBank()], nextCursor: null })),
  handle(adminInvoices, ({ query: { q } }) => ({
    invoices: [anInvoice({ refunds: refundsOf(store) })]
      .filter(({ _id, number }) => q === undefined || q === _id || q === number)
      .map((invoice) => ({ invoice, employer: { _id: anId(1), name: 'Maple Leaf Dispensary' } })),
    nextCursor: null,
  })),
  handle(invoiceRefunds, () => ({ refundable: refundableOf(store), orders: store.refunds })),
  handle(refundInvoice, ({ body }) => {
    if (body.amount > refundableOf(store)) throw anApiError('REFUND_TOO_LARGE');
    const order = aRefundOrder({ _id: anId(672 + store.refunds.length), ...body });
    store.refunds = [order, ...store.refunds];
    return order;
  }),
  handle(providerDisputes, () => ({ disputes: store.contested, nextCursor: null })),
  handle(providerDispute, () => ({
    ...(store.contested[0] ?? aProviderDispute()),
    reason: 'fraudulent',
    open: true,
    suggested: {
      description: 'Temporary staff for one shift: Budtender at Queen Street Shop',
      serviceDate: '2026-05-05',
      words: 'Invoice LS-000042: Ana Roy worked from 9:00 AM to 5:00 PM and accepted the hours.',
    },
  })),
  handle(evidenceFile, { file: 'file_1' }),
  handle(answerProviderDispute, () => change(store, { answered: true })),
  handle(acceptDispute, () => {
    const { dispute } = aProviderDispute();
    return change(store, { dispute: { ...dispute, status: 'lost' } });
  }),
  handle(ledger, () => ({ transactions: [aTransaction()], nextCursor: null })),
  ...[ledgerCsv, invoicesCsv, chargesCsv, payoutsCsv, slipsCsv, slipPdfOfUser].map((call) =>
    handle(call, undefined),
  ),
  handle(reconciliation, () => aReconciliation()),
  handle(checkLedger, { balanced: true, sumCents: 0, entries: 1284, unbalanced: [] }),
];
