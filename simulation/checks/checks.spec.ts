import { ObjectId } from 'mongodb';
import { bookProblems } from './books.ts';
import { chargeProblems } from './charges.ts';
import { payoutProblems } from './payouts.ts';
import { placeProblems } from './places.ts';

const HOUR_MS = 3_600_000;
const NINE = Date.parse('2030-01-07T14:00:00Z');

describe('places', () => {
  const shift = { _id: new ObjectId(), totalWorkers: 1, confirmedCount: 1 };
  const assignment = (changes: object = {}) => ({
    shiftId: shift._id,
    workerId: new ObjectId(),
    state: 'confirmed' as const,
    startsAt: new Date(NINE),
    endsAt: new Date(NINE + 4 * HOUR_MS),
    ...changes,
  });

  it('are well where as many are confirmed as are counted, whoever stayed away', () => {
    const absent = assignment({ state: 'noShow' as const });
    expect(placeProblems([shift], [assignment(), absent])).toEqual([]);
  });

  it('are not where two are confirmed for one', () => {
    expect(placeProblems([shift], [assignment(), assignment()])).toEqual([
      `shift ${shift._id} has 2 confirmed for 1 places`,
      `shift ${shift._id} counts 1 confirmed of 2`,
    ]);
  });

  it.each([
    ['are not where somebody is in two at once', 3, 1],
    ['are well where one shift follows the other', 4, 0],
  ])('%s', (_what, hours, count) => {
    const workerId = new ObjectId();
    const other = { _id: new ObjectId(), totalWorkers: 1, confirmedCount: 1 };
    const startsAt = new Date(NINE + hours * HOUR_MS);
    const own = [
      assignment({ workerId }),
      assignment({ workerId, shiftId: other._id, startsAt, endsAt: new Date(NINE + 9 * HOUR_MS) }),
    ];
    expect(placeProblems([shift, other], own)).toHaveLength(count);
  });
});

describe('charges', () => {
  const invoice = {
    _id: new ObjectId(),
    sequence: 1,
    status: 'paid' as const,
    totalCents: 500,
    charge: { counted: [{ amountCents: 500 }] },
  };
  const payment = (changes: object = {}) => ({
    amount_received: 500,
    metadata: { invoiceId: invoice._id.toHexString() },
    status: 'succeeded' as const,
    ...changes,
  });

  it('are well where one pays each paid invoice, whatever was refused before', () => {
    const refused = payment({ status: 'requires_payment_method' });
    expect(chargeProblems([invoice], [payment(), refused])).toEqual([]);
  });

  it('are well where hours went beyond what was set aside, by much or by cents', () => {
    const beyond = {
      ...invoice,
      totalCents: 560,
      charge: { counted: [{ amountCents: 500 }, { amountCents: 60 }] },
    };
    expect(chargeProblems([beyond], [payment(), payment({ amount_received: 60 })])).toEqual([]);
    const byCents = {
      ...invoice,
      totalCents: 549,
      charge: { ...invoice.charge, writtenOffCents: 49 },
    };
    expect(chargeProblems([byCents], [payment()])).toEqual([]);
    const half = { ...invoice, totalCents: 560, status: 'open' as const };
    expect(chargeProblems([half], [payment()])).toEqual([]);
  });

  it('are not where an invoice stays open for what no card can be charged', () => {
    const open = { ...invoice, totalCents: 549, status: 'open' as const };
    expect(chargeProblems([open], [payment()])).toHaveLength(1);
  });

  it('are not where so much is written off that a card could be charged', () => {
    const byMuch = {
      ...invoice,
      totalCents: 550,
      charge: { ...invoice.charge, writtenOffCents: 50 },
    };
    expect(chargeProblems([byMuch], [payment()])).toEqual([
      `invoice ${byMuch._id} over 550 is paid, was charged 500, counts 500, and 50 are written off`,
    ]);
  });

  it.each([
    ['twice', [payment(), payment()]],
    ['never', []],
    ['for another amount', [payment({ amount_received: 499 })]],
    ['beside one of nobody', [payment(), payment({ metadata: {} })]],
  ])('are not where an invoice is charged %s', (_what, payments) => {
    expect(chargeProblems([invoice], payments)).toHaveLength(1);
  });

  it('are not where two invoices have one number, or what is open was charged', () => {
    const second = { ...invoice, _id: new ObjectId(), status: 'open' as const, charge: {} };
    expect(chargeProblems([invoice, second], [payment()])).toEqual([
      'an invoice number was given twice',
    ]);
    expect(chargeProblems([{ ...invoice, status: 'open' }], [payment()])).toHaveLength(1);
  });
});

describe('books', () => {
  const balances = [
    { _id: 'provider', cents: 700 },
    { _id: 'payable:a', cents: -700 },
  ];

  it('are well where they sum to zero and have what the provider has', () => {
    expect(bookProblems(balances, 700)).toEqual([]);
  });

  it('are not where the provider has something else, or the sum is not zero', () => {
    expect(bookProblems(balances, 699)).toEqual([
      'the books have 700 cents at the provider, it has 699',
    ]);
    expect(bookProblems(balances.slice(0, 1), 700)).toEqual(['the ledger sums to 700 cents']);
  });
});

describe('payouts', () => {
  const now = new Date(NINE);
  const later = new Date(NINE + HOUR_MS);
  const invoiceId = new ObjectId();
  const workerId = new ObjectId();
  const waiting = {
    ...{ _id: new ObjectId(), workerId, invoiceId, shiftId: new ObjectId(), amountCents: 300 },
    status: 'waiting' as const,
    waitingFor: 'ACCEPTANCE',
    acceptance: { until: later },
    transferId: null,
  };
  const sent = { ...waiting, status: 'sent' as const, waitingFor: null };
  const transfer = { amount: 300, reversed: false, transfer_group: `${waiting._id}` };
  const problems = (
    payout: typeof waiting | typeof sent | object,
    transfers: readonly (typeof transfer)[] = [],
    beingSent: readonly string[] = [],
  ) =>
    payoutProblems({
      payouts: [{ ...waiting, ...payout }],
      invoices: [
        { _id: invoiceId, status: 'paid', lines: [{ workerId: `${workerId}`, payCents: 300 }] },
      ],
      ...{ disputed: [], beingSent, transfers, now },
    });

  it('are explained by hours to accept, a time to come, being sent again, or having left once', () => {
    expect(problems({ waitingFor: 'PROVIDER' }, [], [`${waiting._id}`])).toEqual([]);
    expect(problems(waiting)).toEqual([]);
    expect(problems({ waitingFor: 'TIME', delay: { until: later } })).toEqual([]);
    expect(problems(sent, [transfer])).toEqual([]);
    expect(problems(sent, [transfer, { ...transfer, reversed: true }])).toEqual([]);
  });

  it.each([
    ['the time has come', { waitingFor: 'TIME', delay: { until: now } }, []],
    ['the invoice is paid', { waitingFor: 'INVOICE_PAYMENT' }, []],
    ['nobody sends it any more', { waitingFor: 'PROVIDER' }, []],
    ['nobody disputes the hours', { acceptance: { until: null } }, []],
    ['it was sent twice', sent, [transfer, transfer]],
    ['it was never sent', sent, []],
    ['it was sent while it waits', waiting, [transfer]],
    ['it was sent for another amount', sent, [{ ...transfer, amount: 299 }]],
    ['it is nobody’s', sent, [transfer, { ...transfer, transfer_group: 'another' }]],
    ['it is less than was earned', { amountCents: 299 }, []],
  ])('are not where %s', (_what, payout, transfers) => {
    expect(problems(payout, transfers)).toHaveLength(1);
  });
});
