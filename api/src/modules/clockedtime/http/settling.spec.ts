import {
  acceptTimesheet,
  answerDispute,
  decideTimesheet,
  disputedTimesheets,
  disputeTimesheet,
  timesheets,
} from '@leafshift/contracts/clockedtime';
import { invoices } from '@leafshift/contracts/invoice';
import { notifications } from '@leafshift/contracts/notification';
import { payouts } from '@leafshift/contracts/payouts';
import { completeShift } from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import {
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  type Person,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';

describe('the hours of a submitted shift', () => {
  let world: PaymentWorld;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365', TIMESHEET_ACCEPT_HOURS: '48' });
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer);
    await world.giveBank(worker);
  });

  const submitted = async (...others: readonly Worker[]): Promise<ShiftSteps> => {
    const shift = aShift().startingIn(48);
    const wanted = others.length > 0 ? shift.with({ totalWorkers: 1 + others.length }) : shift;
    const steps = await ShiftSteps.post(world.api, employer, wanted);
    for (const each of [worker, ...others]) await steps.take(each);
    for (const each of [worker, ...others]) await steps.attend(each);
    await steps.submit();
    await world.api.settle();
    return steps;
  };
  const sheetOf = async (person: Worker = worker) => {
    const [newest] = (await world.api.get(timesheets, { query: {} }, person)).timesheets;
    if (!newest) throw new Error('There is no timesheet');
    return newest;
  };
  const pay = async (person: Worker = worker) => (await world.api.get(payouts, {}, person)).payouts;
  const bills = async () => (await world.api.get(invoices, {}, employer)).invoices;
  const kinds = async (person: Person) =>
    (await world.api.get(notifications, { query: {} }, person)).notifications.map(
      ({ kind }) => kind,
    );
  const pass = async (hours: number): Promise<void> => {
    world.api.clock.advance({ hours });
    await world.api.settle();
  };
  const later = (instant: string | null, hours: number): string =>
    new Date(Date.parse(instant ?? '') + hours * 3_600_000).toISOString();
  const accept = async (person: Worker = worker) => {
    const { _id: id } = await sheetOf(person);
    const answer = await world.api.request(acceptTimesheet, { params: { id } }, person);
    await world.api.settle();
    return answer;
  };
  /** The worker stayed an hour longer than the employer recorded, or came an hour later. */
  const dispute = async (form: object = {}, person: Worker = worker) => {
    const { _id: id, employer: counted } = await sheetOf(person);
    const earlier = counted.clockIn === null ? {} : { clockIn: later(counted.clockIn, -1) };
    const body = { reason: 'I came earlier', ...earlier, ...form };
    const answer = await world.api.request(disputeTimesheet, { params: { id }, body }, person);
    await world.api.settle();
    return answer;
  };
  const reply = async (
    body: { agree: true } | { agree: false; reason: string },
    person = worker,
  ) => {
    const { _id: id } = await sheetOf(person);
    const answer = await world.api.request(answerDispute, { params: { id }, body }, employer);
    await world.api.settle();
    return answer;
  };
  const decide = async (hoursMore: number | null, person: Worker = worker) => {
    const { _id: id, employer: counted } = await sheetOf(person);
    const times =
      hoursMore === null
        ? { clockIn: null, clockOut: null }
        : { clockIn: counted.clockIn, clockOut: later(counted.clockOut, hoursMore) };
    const body = { ...times, breakMinutes: 0, reason: 'We asked both' };
    const admin = await anAdmin().in(world.api);
    const answer = await world.api.request(decideTimesheet, { params: { id }, body }, admin);
    await world.api.settle();
    return answer;
  };
  const balanceOf = async (account: string): Promise<number> => {
    const stored = await world.api.database.native
      .collection<{ entries: { account: string; amountCents: number }[] }>('ledger_transactions')
      .find()
      .toArray();
    return stored
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.account === account)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  };
  const inOrder = async (): Promise<void> => {
    expect(await world.books()).toMatchObject({ sumCents: 0, unbalanced: [] });
  };

  it('wait for their worker, who is told, and so does the pay', async () => {
    await submitted();

    const acceptBy = new Date(world.api.clock.now().getTime() + 48 * 3_600_000).toISOString();
    const [waiting] = await pay();
    expect(await sheetOf()).toMatchObject({
      state: 'submitted',
      agreed: { hours: waiting?.hours, pay: waiting?.amount },
      acceptBy,
      dispute: null,
    });
    expect(waiting).toMatchObject({ status: 'scheduled', waitingFor: 'ACCEPTANCE', acceptBy });
    expect(waiting?.expectedAt).not.toBeNull();
    expect(await kinds(worker)).toContain('hours-submitted');
  });

  it('are accepted by word, and the pay leaves once', async () => {
    await submitted();

    expect(await accept()).toMatchObject({ ok: true, body: { state: 'accepted' } });
    expect(await pay()).toMatchObject([{ status: 'sent', waitingFor: null }]);
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'TIMESHEET_NOT_OPEN' } });
    await pass(48);
    expect(await pay()).toHaveLength(1);
    await inOrder();
  });

  it('are accepted by silence of 48 hours', async () => {
    await submitted();
    await pass(47);
    expect(await pay()).toMatchObject([{ waitingFor: 'ACCEPTANCE' }]);

    await pass(1);
    expect(await sheetOf()).toMatchObject({ state: 'accepted' });
    expect(await pay()).toMatchObject([{ status: 'sent' }]);
    expect(await dispute()).toMatchObject({ status: 409, body: { code: 'TIMESHEET_NOT_OPEN' } });
  });

  it('go to the employer where they are disputed, and the pay waits on', async () => {
    await submitted();
    expect(await dispute()).toMatchObject({
      ok: true,
      body: { state: 'disputed', dispute: { reason: 'I came earlier', answer: null } },
    });
    expect(await kinds(employer)).toContain('hours-disputed');

    await pass(100);
    expect(await pay()).toMatchObject([
      { status: 'waiting', waitingFor: 'ACCEPTANCE', acceptBy: null, expectedAt: null },
    ]);
  });

  it.each([
    ['long before the start', { clockIn: '2026-01-01T00:00:00.000Z' }, 'CLOCK_TOO_EARLY'],
    ['in the future', { clockOut: '2036-01-01T00:00:00.000Z' }, 'CLOCK_TOO_LONG'],
    ['of a break all the time', { breakMinutes: 1_000 }, 'BREAK_TOO_LONG'],
  ])('are not disputed with times %s', async (_, form, code) => {
    await submitted();
    expect(await dispute(form)).toMatchObject({ body: { code } });
  });

  it('are billed and paid additionally where the employer agrees that they were more', async () => {
    await submitted();
    const [first] = await bills();
    await dispute();
    expect(await reply({ agree: true })).toMatchObject({
      ok: true,
      body: { state: 'decided', decision: { by: 'employer' } },
    });

    const [additional, original] = await bills();
    expect(original).toMatchObject({ _id: first?._id, total: first?.total, status: 'paid' });
    expect(additional).toMatchObject({ totalTime: 1, status: 'paid', correctionOf: first?._id });
    const { agreed } = await sheetOf();
    const paid = await pay();
    expect(paid).toMatchObject([{ status: 'sent', hours: 1 }, { status: 'sent' }]);
    expect(paid[0]?.amount).toBe(paid[0]?.rate);
    expect(agreed?.pay).toBeCloseTo((paid[0]?.amount ?? 0) + (paid[1]?.amount ?? 0), 2);
    await inOrder();
    expect(await balanceOf(`receivable:${employer.id}`)).toBe(0);
    expect(await balanceOf(`payable:${worker.id}`)).toBe(0);
  });

  it('go to the back office where the employer explains, or is silent for 48 hours', async () => {
    const admin = await anAdmin().in(world.api);
    const waiting = async () =>
      (await world.api.get(disputedTimesheets, { query: {} }, admin)).disputes.map(
        ({ timesheet }) => timesheet._id,
      );
    await submitted();
    const { _id: explained } = await sheetOf();
    await dispute();
    expect(await waiting()).not.toContain(explained);
    expect(await decide(1)).toMatchObject({ status: 409, body: { code: 'DISPUTE_NOT_TO_DECIDE' } });
    await reply({ agree: false, reason: 'They came at nine' });
    expect(await waiting()).toContain(explained);
    expect(await kinds(worker)).toContain('hours-explained');

    const other = await aWorker().onboarded().in(world.api);
    worker = other;
    await submitted();
    const { _id: silent } = await sheetOf();
    await dispute();
    expect(await waiting()).not.toContain(silent);
    await pass(48);
    expect((await waiting()).slice(-2)).toEqual([explained, silent]);
    expect(await reply({ agree: true })).toMatchObject({
      status: 409,
      body: { code: 'DISPUTE_NOT_OPEN' },
    });
  });

  it('are credited, refunded once and paid less where it is decided that they were less', async () => {
    await submitted();
    const [before] = await bills();
    await dispute();
    await reply({ agree: false, reason: 'They left early' });
    expect(await decide(-2)).toMatchObject({ ok: true, body: { state: 'decided' } });
    await world.deliverAll();
    await world.deliverAll();

    const [after] = await bills();
    const note = after?.creditNotes[0];
    expect(note).toMatchObject({ number: 'CN-000001', hours: 2 });
    expect(note?.amount).toBeCloseTo(2 * (before?.rate ?? 0), 2);
    expect(after?.refunds).toMatchObject([{ amount: note?.total }]);
    expect((await world.stripe.refunds.list({ limit: 100 })).data).toHaveLength(1);
    const { agreed } = await sheetOf();
    expect(await pay()).toMatchObject([
      { status: 'paid', hours: agreed?.hours, amount: agreed?.pay },
    ]);
    await inOrder();
    expect(await balanceOf(`receivable:${employer.id}`)).toBe(0);
    expect(await balanceOf(`payable:${worker.id}`)).toBe(0);
    expect(await balanceOf('cost:refunds')).toBe(0);
  });

  it('stay as the employer recorded them where that is decided', async () => {
    await submitted();
    const { agreed } = await sheetOf();
    await dispute();
    await reply({ agree: false, reason: 'They came at nine' });
    expect(await decide(null)).toMatchObject({ ok: true, body: { state: 'decided', agreed } });
    expect(await bills()).toHaveLength(1);
    expect(await pay()).toMatchObject([{ status: 'sent' }]);
  });

  it('of several workers are corrected one after the other, to the invoice that they would have made', async () => {
    const other = await aWorker().onboarded().in(world.api);
    await world.giveBank(other);
    await submitted(other);
    await dispute({}, worker);
    await dispute({}, other);
    await Promise.all([reply({ agree: true }, worker), reply({ agree: true }, other)]);

    const all = await bills();
    expect(all).toHaveLength(3);
    const sum = (part: 'totalRate' | 'leafshiftFee' | 'processingFee' | 'tax' | 'total') =>
      Math.round(all.reduce((total, bill) => total + bill[part] * 100, 0));
    const hours = all.reduce((total, bill) => total + bill.totalTime, 0);
    expect(sum('totalRate')).toBe(Math.round(hours * (all[0]?.rate ?? 0) * 100));
    expect(sum('processingFee')).toBe(400);
    const [rate = 0, fees = 0] = [sum('totalRate'), sum('leafshiftFee') + sum('processingFee')];
    expect(sum('tax')).toBe(Math.ceil(((rate + fees) * (all[0]?.taxPercent ?? 0)) / 100 - 1e-9));
    await inOrder();
    expect(await balanceOf(`receivable:${employer.id}`)).toBe(0);
  });

  it('of a worker who is said not to have come can be claimed, and are billed and paid', async () => {
    const steps = await ShiftSteps.post(world.api, employer, aShift().startingIn(48));
    const { date } = await steps.take(worker);
    world.api.clock.set(later(date, 9));
    await steps.noShow(worker);
    await world.api.get(completeShift, { params: { postId: steps.postId } }, employer);
    await world.api.settle();
    expect(await sheetOf()).toMatchObject({ state: 'submitted', agreed: { hours: 0, pay: 0 } });

    await dispute({ clockIn: date, clockOut: later(date, 4) });
    await reply({ agree: true });
    expect(await bills()).toMatchObject([{ totalTime: 4, status: 'paid' }]);
    expect(await pay()).toMatchObject([{ hours: 4, status: 'sent' }]);
    expect(await sheetOf()).toMatchObject({ state: 'decided', agreed: { hours: 4 } });
    await inOrder();
  });
});
