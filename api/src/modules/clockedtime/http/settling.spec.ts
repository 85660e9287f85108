import { disputedTimesheets } from '@leafshift/contracts/clockedtime';
import { anAdmin, aWorker } from '../../../testing/people.ts';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';
import { SettlingWorld } from '../testing/settling-world.ts';

describe('the hours of a submitted shift', () => {
  let world: PaymentWorld;
  let hours: SettlingWorld;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365', TIMESHEET_ACCEPT_HOURS: '48' });
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    hours = await SettlingWorld.in(world);
  });

  it('wait for their hours.worker, who is told, and so does the pay', async () => {
    await hours.submitted();

    const acceptBy = new Date(world.api.clock.now().getTime() + 48 * 3_600_000).toISOString();
    const [waiting] = await hours.pay();
    expect(await hours.sheetOf()).toMatchObject({
      state: 'submitted',
      agreed: { hours: waiting?.hours, pay: waiting?.amount },
      acceptBy,
      dispute: null,
    });
    expect(waiting).toMatchObject({ status: 'scheduled', waitingFor: 'ACCEPTANCE', acceptBy });
    expect(waiting?.expectedAt).not.toBeNull();
    expect(await hours.kinds(hours.worker)).toContain('hours-submitted');
  });

  it('are accepted by word, and the pay leaves once', async () => {
    await hours.submitted();

    expect(await hours.accept()).toMatchObject({ ok: true, body: { state: 'accepted' } });
    expect(await hours.pay()).toMatchObject([{ status: 'sent', waitingFor: null }]);
    expect(await hours.accept()).toMatchObject({
      status: 409,
      body: { code: 'TIMESHEET_NOT_OPEN' },
    });
    await hours.pass(48);
    expect(await hours.pay()).toHaveLength(1);
    await hours.inOrder();
  });

  it('are accepted by silence of 48 hours', async () => {
    await hours.submitted();
    await hours.pass(47);
    expect(await hours.pay()).toMatchObject([{ waitingFor: 'ACCEPTANCE' }]);

    await hours.pass(1);
    expect(await hours.sheetOf()).toMatchObject({ state: 'accepted' });
    expect(await hours.pay()).toMatchObject([{ status: 'sent' }]);
    expect(await hours.dispute()).toMatchObject({
      status: 409,
      body: { code: 'TIMESHEET_NOT_OPEN' },
    });
  });

  it('go to the employer where they are disputed, and the pay waits on', async () => {
    await hours.submitted();
    expect(await hours.dispute()).toMatchObject({
      ok: true,
      body: { state: 'disputed', dispute: { reason: 'I came earlier', answer: null } },
    });
    expect(await hours.kinds(hours.employer)).toContain('hours-disputed');

    await hours.pass(100);
    expect(await hours.pay()).toMatchObject([
      { status: 'waiting', waitingFor: 'ACCEPTANCE', acceptBy: null, expectedAt: null },
    ]);
  });

  it.each([
    ['long before the start', { clockIn: '2026-01-01T00:00:00.000Z' }, 'CLOCK_TOO_EARLY'],
    ['in the future', { clockOut: '2036-01-01T00:00:00.000Z' }, 'CLOCK_TOO_LONG'],
    ['of a break all the time', { breakMinutes: 1_000 }, 'BREAK_TOO_LONG'],
  ])('are not disputed with times %s', async (_, form, code) => {
    await hours.submitted();
    expect(await hours.dispute(form)).toMatchObject({ body: { code } });
  });

  it('go to the back office where the employer explains, or is silent for 48 hours', async () => {
    const admin = await anAdmin().in(world.api);
    const waiting = async () =>
      (await world.api.get(disputedTimesheets, { query: {} }, admin)).disputes.map(
        ({ timesheet }) => timesheet._id,
      );
    await hours.submitted();
    const { _id: explained } = await hours.sheetOf();
    await hours.dispute();
    expect(await waiting()).not.toContain(explained);
    expect(await hours.decide(1)).toMatchObject({
      status: 409,
      body: { code: 'DISPUTE_NOT_TO_DECIDE' },
    });
    await hours.reply({ agree: false, reason: 'They came at nine' });
    expect(await waiting()).toContain(explained);
    expect(await hours.kinds(hours.worker)).toContain('hours-explained');

    const other = await aWorker().onboarded().in(world.api);
    hours.worker = other;
    await hours.submitted();
    const { _id: silent } = await hours.sheetOf();
    await hours.dispute();
    expect(await waiting()).not.toContain(silent);
    await hours.pass(48);
    expect((await waiting()).slice(-2)).toEqual([explained, silent]);
    expect(await hours.reply({ agree: true })).toMatchObject({
      status: 409,
      body: { code: 'DISPUTE_NOT_OPEN' },
    });
  });
});
