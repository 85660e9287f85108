import {
  LedgerTransaction,
  ProviderDispute,
  Reconciliation,
  RefundOrder,
} from '@leafshift/contracts/back-office';
import { type Payout, PayoutCheck, SharedBank } from '@leafshift/contracts/payouts';
import { anId, aPayout, builderOf, daysFromNow, hoursFromNow } from '@leafshift/testing/builders';

/** Pay that waits, one that is held, and one that has arrived. */
export const somePayouts = (): Payout[] => [
  aPayout({ _id: anId(601), status: 'scheduled', expectedAt: daysFromNow(3), paidAt: null }),
  aPayout({
    _id: anId(602),
    status: 'held',
    hold: { reason: 'The card was stolen.', since: daysFromNow(-1), until: daysFromNow(13) },
    expectedAt: null,
    paidAt: null,
  }),
  aPayout({ _id: anId(603), status: 'paid', expectedAt: null, paidAt: daysFromNow(-1) }),
];

/** Ana Roy's pay, whose bank knows another name. */
export const aPayoutCheck = builderOf(PayoutCheck, () => ({
  payout: aPayout({
    _id: anId(604),
    status: 'held',
    waitingFor: 'NAME',
    expectedAt: null,
    paidAt: null,
    createdAt: hoursFromNow(-11),
  }),
  user: anId(2),
  legalName: 'Ana Roy',
  bankHolder: 'Ana Silva',
}));

/** A bank of a worker and of a business that paid them. */
export const aSharedBank = builderOf(SharedBank, () => ({
  _id: anId(651),
  since: daysFromNow(-2),
  users: [
    { _id: anId(2), name: 'Ana Roy', usertype: 'Temp' as const },
    { _id: anId(1), name: 'Maple Leaf Dispensary', usertype: 'Employer' as const },
  ],
  workerAndBusiness: true,
}));

/** A payment whose bank asks for evidence. */
export const aProviderDispute = builderOf(ProviderDispute, () => ({
  invoice: { _id: anId(501), number: 'LS-000042' },
  employer: { _id: anId(1), name: 'Maple Leaf Dispensary' },
  dispute: {
    _id: 'dp_1',
    amount: 243.12,
    status: 'open' as const,
    openedAt: daysFromNow(-2),
    respondBy: daysFromNow(2),
  },
  answered: false,
}));

/** What submitting a shift booked. */
export const aTransaction = builderOf(LedgerTransaction, () => ({
  _id: anId(681),
  kind: 'invoice-issued',
  reference: 'LS-000042',
  at: daysFromNow(-6),
  entries: [
    { account: `receivable:${anId(1)}`, amount: 243.12 },
    { account: `payable:${anId(2)}`, amount: -184 },
    { account: 'fees', amount: -59.12 },
  ],
}));

/** Money that a colleague gave back. */
export const aRefundOrder = builderOf(RefundOrder, () => ({
  _id: anId(671),
  amount: 41.37,
  reason: 'The worker had to wait an hour for the key.',
  state: 'done' as const,
  by: { _id: anId(3), name: 'Sam Office' },
  at: daysFromNow(-1),
}));

/** A week with one refund that only the provider has. */
export const aReconciliation = builderOf(Reconciliation, () => {
  const payments = { count: 12, cents: 291_744 };
  const none = { count: 0, cents: 0 };
  return {
    sums: [
      { kind: 'payments' as const, ours: payments, theirs: payments },
      { kind: 'refunds' as const, ours: none, theirs: { count: 1, cents: 4137 } },
      { kind: 'transfers' as const, ours: none, theirs: none },
      { kind: 'refundsFailed' as const, ours: none, theirs: none },
      { kind: 'transfersReturned' as const, ours: none, theirs: none },
    ],
    differences: [
      {
        kind: 'refunds' as const,
        problem: 'missing-here' as const,
        providerId: 're_1',
        ours: null,
        theirs: 4137,
        at: daysFromNow(-2),
        invoice: { _id: anId(501), number: 'LS-000042' },
        payout: null,
      },
    ],
    differenceCount: 1,
  };
});
