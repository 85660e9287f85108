import { reviews, updateUser } from '@leafshift/contracts/admin';
import { type TodayQueue, today } from '@leafshift/contracts/back-office';
import { type PartReport, reportParts } from '@leafshift/contracts/portal';
import { appealSuspension } from '@leafshift/contracts/suspensions';
import { aShift } from '../../../testing/a-shift.ts';
import { type Admin, anAdmin, anEmployer, aWorker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const MORNING = '2026-05-04T12:00:00.000Z';

describe('the first page of the back office', () => {
  let api: TestApi;
  let admin: Admin;

  beforeEach(async () => {
    api = await startApi({ now: MORNING });
    admin = await anAdmin().as('reviewer', 'support').in(api);
  });
  afterEach(() => api.stop());

  const look = () => api.get(today, {}, admin);
  const queueOf = async (queue: TodayQueue['queue']) =>
    (await look()).queues.find((each) => each.queue === queue);
  const alarms = async () =>
    Object.fromEntries((await look()).alarms.map(({ alarm, count }) => [alarm, count]));

  it('says that nothing waits and nothing is wrong', async () => {
    const { now, queues, alarms: list, figures } = await look();

    expect(now).toBe(MORNING);
    expect(queues.map(({ queue, count, oldestSince }) => [queue, count, oldestSince])).toEqual([
      ['documents', 0, null],
      ['postings', 0, null],
      ['reports', 0, null],
      ['messageReports', 0, null],
      ['disputes', 0, null],
      ['appeals', 0, null],
      ['accountReviews', 0, null],
      ['payoutChecks', 0, null],
      ['support', 0, null],
    ]);
    expect(list.every(({ count }) => count === 0)).toBe(true);
    expect((await look()).provider).toEqual({ failing: 0, unheard: 0 });
    expect(figures).toMatchObject({ fillRate: null, openSpots: 0, payOnItsWay: 0 });
  });

  it('has what waits, since when, and how long it may', async () => {
    await aWorker().onboarded().in(api);
    api.clock.advance({ hours: 30 });
    const worker = await aWorker().onboarded().in(api);
    const support = { params: { id: worker.id }, body: { suspended: true, reason: 'No-show' } };
    await api.get(updateUser, support, admin);
    await api.get(appealSuspension, { body: { text: 'I was ill' } }, worker);

    expect(await queueOf('documents')).toEqual({
      queue: 'documents',
      count: 4,
      oldestSince: MORNING,
      promisedHours: 48,
    });
    expect((await api.get(reviews, { query: {} }, admin)).reviews).toHaveLength(4);
    expect(await queueOf('appeals')).toMatchObject({
      count: 1,
      oldestSince: '2026-05-05T18:00:00.000Z',
    });
  });

  it('counts spots, those who signed up, and pay that has not reached a bank', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const worker = await aWorker().onboarded().in(api);
    api.clock.advance({ hours: 24 });
    const steps = await ShiftSteps.post(api, employer, aShift().startingIn(5));
    await steps.work(worker, 5);
    await steps.submit();
    await api.settle();
    await aShift().startingIn(90).with({ totalWorkers: 3 }).by(employer, api);

    const { figures } = await look();

    expect(figures).toMatchObject({ fillRate: 100, openSpots: 3 });
    expect(figures.signUps).toHaveLength(14);
    expect(figures.signUps.find(({ day }) => day === '2026-05-04')).toEqual({
      day: '2026-05-04',
      employers: 1,
      workers: 1,
    });
    expect(figures.payOnItsWay).toBeGreaterThan(0);
    expect(figures.pay).toEqual({ waiting: figures.payOnItsWay, sent: 0, failed: 0 });
    expect(figures.fill).toHaveLength(14);
    expect(figures.fill).toContainEqual({ day: '2026-05-05', spots: 1, filled: 1 });
    expect(figures.openByDay.filter(({ openSpots }) => openSpots > 0)).toEqual([
      { day: '2026-05-09', openSpots: 3 },
    ]);
  });

  it('says which charges and payouts failed', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const steps = await ShiftSteps.post(api, employer, aShift().startingIn(5));
    await steps.work(await aWorker().onboarded().in(api), 5);
    await steps.submit();
    await api.settle();
    const { native } = api.database;
    const declined = { status: 'open', paymentError: { code: 'card_declined' } };
    await native.collection('invoices').updateOne({}, { $set: declined });
    await native.collection('payouts').updateOne({}, { $set: { status: 'failed' } });

    expect(await alarms()).toMatchObject({ 'failed-charges': 1, 'failed-payouts': 1 });
  });

  it('says that the payment provider fails, or is not heard after a payment', async () => {
    const { native } = api.database;
    const now = api.clock.now();
    const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
    const record = (kind: string, attempts: number) => ({
      ...{ kind, attempts, payload: {}, state: 'waiting' },
      ...{ dueAt: ago(-60), createdAt: ago(90) },
    });
    await native
      .collection('outbox')
      .insertMany([
        record('payouts.send', 10),
        record('finance.sendRefund', 14),
        record('payouts.send', 9),
        record('notification.deliver', 12),
      ]);
    const paid = (reference: string, at: Date) => ({
      ...{ kind: 'invoice-paid', reference, at },
      entries: [],
    });
    await native
      .collection('ledger_transactions')
      .insertMany([paid('a', ago(300)), paid('b', ago(90)), paid('c', ago(50))]);
    expect((await look()).provider).toEqual({ failing: 2, unheard: 2 });

    const event = { kind: 'webhook', what: 'charge.updated', state: 'ignored', tries: 0 };
    const heard = (key: string, at: Date) =>
      native.collection('deliveries').insertOne({ ...event, key, at, lastAt: at });
    await heard('stripe.event:evt_1', ago(299));
    expect((await look()).provider).toMatchObject({ unheard: 1 });
    await heard('stripe.event:evt_2', ago(89));
    expect((await look()).provider).toMatchObject({ unheard: 0 });
  });

  it('says what is wrong: outbox, books, and parts of the portal within the last hour', async () => {
    const { native } = api.database;
    const now = api.clock.now();
    await native.collection('outbox').insertOne({
      ...{ kind: 'mail.deliver', payload: {}, state: 'dead', attempts: 9 },
      ...{ dueAt: now, createdAt: now },
    });
    await native.collection('ledger_transactions').insertOne({
      ...{ kind: 'invoice-issued', reference: 'x', at: now },
      entries: [{ account: 'provider', amountCents: 5 }],
    });
    const part = { remote: 'mf-worker', release: '0123456789ab', page: '/home' } as const;
    const say = (kind: PartReport['kind'], times: number) => {
      const report = { ...part, kind, side: 'current' } as const;
      const reports = Array.from({ length: times }, () => report);
      return api.get(reportParts, { body: { reports } });
    };
    await say('loaded', 19);
    await say('crashed', 2);
    expect(await alarms()).toMatchObject({ 'failing-remotes': 0 });
    await say('loaded', 1);

    expect(await alarms()).toMatchObject({
      'dead-outbox': 1,
      'ledger-not-zero': 1,
      'failing-remotes': 2,
    });
    api.clock.advance({ hours: 1, minutes: 10 });
    expect(await alarms()).toMatchObject({ 'failing-remotes': 0 });
  });
});
