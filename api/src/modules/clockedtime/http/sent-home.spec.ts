import { timesheets } from '@leafshift/contracts/clockedtime';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';
import { SettlingWorld } from '../testing/settling-world.ts';

const WHY = 'Had another appointment';
/** The times stay as the employer recorded them. */
const SENT_HOME = { clockIn: undefined, sentHome: true, reason: 'There was nothing left to do' };

describe('who is said to have left by choice', () => {
  let world: PaymentWorld;
  let hours: SettlingWorld;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365', TIMESHEET_ACCEPT_HOURS: '48' });
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    hours = await SettlingWorld.in(world);
  });

  const refuse = () => hours.reply({ agree: false, reason: 'They had a train to catch' });

  /** An hour and a half is paid already; the rest of four hours is billed and paid additionally. */
  const expectFourHours = async (): Promise<void> => {
    const [additional, first] = await hours.bills();
    expect(first).toMatchObject({ totalTime: 1.5, correctionOf: null, creditNotes: [] });
    expect(additional).toMatchObject({
      totalTime: 2.5,
      processingFee: 0,
      status: 'paid',
      correctionOf: first?._id,
      workerArray: [{ kind: 'sent-home' }],
    });
    const { agreed } = await hours.sheetOf();
    expect(agreed).toEqual({ hours: 4, pay: 4 * (first?.rate ?? 0) });
    expect(await hours.pay()).toMatchObject([
      { hours: 2.5, status: 'sent', correction: 1 },
      { hours: 1.5, status: 'sent', correction: null },
    ]);
    await hours.inOrder();
    expect(await hours.balanceOf(`receivable:${hours.employer.id}`)).toBe(0);
    expect(await hours.balanceOf(`payable:${hours.worker.id}`)).toBe(0);
  };

  const expectAsSubmitted = async (): Promise<void> => {
    expect(await hours.sheetOf()).toMatchObject({ state: 'decided', agreed: { hours: 1.5 } });
    expect(await hours.bills()).toMatchObject([{ totalTime: 1.5, creditNotes: [] }]);
    expect(await hours.pay()).toMatchObject([{ hours: 1.5, status: 'sent' }]);
    await hours.inOrder();
  };

  it('reads why with the hours, as the employer does, and is paid what they worked', async () => {
    await hours.leftEarly(WHY);
    for (const person of [hours.worker, hours.employer]) {
      const [sheet] = (await world.api.get(timesheets, { query: {} }, person)).timesheets;
      expect(sheet).toMatchObject({ employer: { leftByChoice: WHY }, agreed: { hours: 1.5 } });
    }
  });

  it('can say that they were sent home, and is paid four hours where the employer agrees', async () => {
    await hours.leftEarly(WHY);
    const { employer: counted } = await hours.sheetOf();
    expect(await hours.dispute(SENT_HOME)).toMatchObject({
      ok: true,
      body: {
        state: 'disputed',
        dispute: { sentHome: true, clockIn: counted.clockIn, clockOut: counted.clockOut },
      },
    });
    expect(await hours.reply({ agree: true })).toMatchObject({
      ok: true,
      body: { state: 'decided', decision: { by: 'employer', sentHome: true } },
    });
    await expectFourHours();
  });

  it.each([
    ['with the times of the employer', null],
    ['with an hour more', 1],
  ])('is paid four hours where the back office decides it, %s', async (_, hoursMore) => {
    await hours.leftEarly(WHY);
    await hours.dispute(SENT_HOME);
    await refuse();
    expect(await hours.decide(hoursMore, { sentHome: true })).toMatchObject({
      ok: true,
      body: { decision: { by: 'back-office', sentHome: true } },
    });
    await expectFourHours();
  });

  it('is paid what they worked where the back office decides against it', async () => {
    await hours.leftEarly(WHY);
    await hours.dispute(SENT_HOME);
    await refuse();
    expect(await hours.decide(null, { sentHome: false })).toMatchObject({
      ok: true,
      body: { decision: { sentHome: false }, employer: { leftByChoice: WHY } },
    });
    await expectAsSubmitted();
  });

  it('is paid what they worked by other times where only these are agreed to', async () => {
    await hours.leftEarly(WHY);
    const { employer: counted } = await hours.sheetOf();
    await hours.dispute({ clockIn: counted.clockIn, breakMinutes: 30 });
    expect(await hours.reply({ agree: true })).toMatchObject({
      body: { decision: { sentHome: false }, agreed: { hours: 1 } },
    });
  });

  it('is paid what they worked, too, where they were sent home after having come late', async () => {
    await hours.leftEarly(WHY, 30);
    await hours.dispute(SENT_HOME);
    expect(await hours.reply({ agree: true })).toMatchObject({
      body: { decision: { sentHome: true } },
    });
    await expectAsSubmitted();
  });

  it('is only of whom the employer has recorded it: nobody else can claim the contrary', async () => {
    await hours.leftEarly(null, 30);
    expect((await hours.sheetOf()).employer).not.toHaveProperty('leftByChoice');
    expect(await hours.dispute(SENT_HOME)).toMatchObject({
      ok: true,
      body: { dispute: { sentHome: false } },
    });
    await refuse();
    expect(await hours.decide(null, { sentHome: true })).toMatchObject({
      ok: true,
      body: { decision: { sentHome: false } },
    });
    await expectAsSubmitted();
  });
});
