import { completeShift, history } from '@leafshift/contracts/posts';
import { monthsOfAccount } from '@leafshift/contracts/reports';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { CARDS, PaymentWorld } from '../../stripe/testing/payment-world.ts';
import { later, SettlingWorld } from '../testing/settling-world.ts';

describe('hours that were corrected after the submission', () => {
  let world: PaymentWorld;
  let hours: SettlingWorld;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365', TIMESHEET_ACCEPT_HOURS: '48' });
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    hours = await SettlingWorld.in(world);
  });

  /** What the charts say that the employer spent. */
  const spent = async (): Promise<number> => {
    const account = await world.api.get(monthsOfAccount, {}, hours.employer);
    const months = account.usertype === 'Employer' ? account.months : [];
    return months.reduce((sum, { total }) => sum + total, 0);
  };

  /** What the worker reads in the history. */
  const worked = async () => {
    const { posts } = await world.api.get(history, { query: {} }, hours.worker);
    return posts[0]?.worked;
  };

  it('are billed and paid additionally where the employer agrees that they were more', async () => {
    await hours.submitted();
    const [first] = await hours.bills();
    await hours.dispute();
    expect(await hours.reply({ agree: true })).toMatchObject({
      ok: true,
      body: { state: 'decided', decision: { by: 'employer' } },
    });

    const [additional, original] = await hours.bills();
    expect(original).toMatchObject({ _id: first?._id, total: first?.total, status: 'paid' });
    expect(additional).toMatchObject({ totalTime: 1, status: 'paid', correctionOf: first?._id });
    const { agreed } = await hours.sheetOf();
    const paid = await hours.pay();
    expect(paid).toMatchObject([
      { status: 'sent', hours: 1, correction: 1 },
      { status: 'sent', correction: null },
    ]);
    expect(paid[0]?.amount).toBe(paid[0]?.rate);
    expect(agreed?.pay).toBeCloseTo((paid[0]?.amount ?? 0) + (paid[1]?.amount ?? 0), 2);
    expect(await worked()).toMatchObject({
      hours: agreed?.hours,
      pay: agreed?.pay,
      payoutStatus: 'sent',
    });
    await hours.inOrder();
    expect(await hours.balanceOf(`receivable:${hours.employer.id}`)).toBe(0);
    expect(await hours.balanceOf(`payable:${hours.worker.id}`)).toBe(0);
  });

  it('are credited, refunded once and paid less where it is decided that they were less', async () => {
    await hours.submitted();
    const [before] = await hours.bills();
    await hours.dispute();
    await hours.reply({ agree: false, reason: 'They left early' });
    expect(await hours.decide(-2)).toMatchObject({ ok: true, body: { state: 'decided' } });
    await world.deliverAll();
    await world.deliverAll();

    const [after] = await hours.bills();
    const note = after?.creditNotes[0];
    expect(note).toMatchObject({ number: 'CN-000001', hours: 2 });
    expect(note?.amount).toBeCloseTo(2 * (before?.rate ?? 0), 2);
    expect(after?.refunds).toMatchObject([{ amount: note?.total }]);
    const net = (before?.total ?? 0) - (note?.total ?? 0);
    expect(await spent()).toBeCloseTo(net, 2);
    expect((await world.stripe.refunds.list({ limit: 100 })).data).toHaveLength(1);
    const { agreed } = await hours.sheetOf();
    expect(await hours.pay()).toMatchObject([
      { status: 'paid', hours: agreed?.hours, amount: agreed?.pay },
    ]);
    expect(await worked()).toMatchObject({ hours: agreed?.hours, pay: agreed?.pay });
    await hours.inOrder();
    expect(await hours.balanceOf(`receivable:${hours.employer.id}`)).toBe(0);
    expect(await hours.balanceOf(`payable:${hours.worker.id}`)).toBe(0);
    expect(await hours.balanceOf('cost:refunds')).toBe(0);
  });

  describe('are charged net where they were less before the card was charged', () => {
    it.each([
      ['because there was none', null],
      ['because it was declined', CARDS.declinedWhenCharged],
    ])('%s', async (_, card) => {
      // Whoever gets no other card has one that we know and the provider does not.
      hours.employer = await anEmployer().onboarded().in(world.api);
      if (card) await world.giveCard(hours.employer, card);
      await hours.submitted();
      const [before] = await hours.bills();
      await hours.dispute();
      await hours.reply({ agree: false, reason: 'They left early' });
      await hours.decide(-2);
      const [credited] = await hours.bills();
      const net = (before?.total ?? 0) - (credited?.creditNotes[0]?.total ?? 0);
      expect(credited).toMatchObject({ status: 'open', total: before?.total });
      expect(credited?.amountDue).toBeCloseTo(net, 2);

      await world.giveCard(hours.employer);
      await world.api.settle();
      await world.deliverAll();
      expect(await hours.bills()).toMatchObject([{ status: 'paid', amountDue: 0, refunds: [] }]);
      expect(await hours.chargedOf(before?._id)).toEqual([Math.round(net * 100)]);
      expect(await hours.pay()).toMatchObject([{ hours: (await hours.sheetOf()).agreed?.hours }]);
      await hours.inOrder();
      expect(await hours.balanceOf(`receivable:${hours.employer.id}`)).toBe(0);
      expect(await hours.balanceOf(`payable:${hours.worker.id}`)).toBe(0);
    });

    it('but in full, with a refund, where the provider had not said what became of the charge', async () => {
      const silence = world.sandbox.faults.arm(
        { kind: 'drop', worked: true },
        { method: 'POST', path: '/confirm' },
        100,
      );
      await hours.submitted();
      const [before] = await hours.bills();
      await hours.dispute();
      await hours.reply({ agree: false, reason: 'They left early' });
      await hours.decide(-2);
      expect(await hours.bills()).toMatchObject([{ status: 'open', amountDue: before?.total }]);
      silence.release();

      await hours.pass(2);
      await world.deliverAll();
      await world.deliverAll();
      const [after] = await hours.bills();
      expect(after).toMatchObject({ status: 'paid' });
      expect(after?.refunds).toMatchObject([{ amount: after?.creditNotes[0]?.total }]);
      expect(await hours.chargedOf(before?._id)).toEqual([Math.round((before?.total ?? 0) * 100)]);
      await hours.inOrder();
      expect(await hours.balanceOf(`receivable:${hours.employer.id}`)).toBe(0);
    });
  });

  it('of who was sent home keep the four hours, and become more from there', async () => {
    const sentHome = async (): Promise<void> => {
      const steps = await ShiftSteps.post(world.api, hours.employer, aShift().startingIn(48));
      const { date } = await steps.take(hours.worker);
      await steps.clockIn(hours.worker, date);
      await steps.clockOut(hours.worker, later(date, 1.5));
      await steps.rate(hours.worker);
      await steps.submit();
      await hours.pass(12);
    };
    await sentHome();
    const { agreed, employer: counted } = await hours.sheetOf();
    expect(agreed).toMatchObject({ hours: 4 });
    await hours.dispute({ clockIn: counted.clockIn, clockOut: later(counted.clockIn, 3) });
    expect(await hours.reply({ agree: true })).toMatchObject({
      body: { state: 'decided', agreed },
    });
    expect(await hours.bills()).toMatchObject([{ correctionOf: null, creditNotes: [] }]);

    await sentHome();
    const { employer: second } = await hours.sheetOf();
    await hours.dispute({ clockIn: second.clockIn, clockOut: later(second.clockIn, 6) });
    expect(await hours.reply({ agree: true })).toMatchObject({ body: { agreed: { hours: 6 } } });
    const [additional] = await hours.bills();
    expect(additional).toMatchObject({
      totalTime: 2,
      processingFee: 0,
      workerArray: [{ kind: 'worked' }],
    });
    await hours.inOrder();
  });

  it('stay as the employer recorded them where that is decided', async () => {
    await hours.submitted();
    const { agreed } = await hours.sheetOf();
    await hours.dispute();
    await hours.reply({ agree: false, reason: 'They came at nine' });
    expect(await hours.decide(null)).toMatchObject({
      ok: true,
      body: { state: 'decided', agreed },
    });
    expect(await hours.bills()).toHaveLength(1);
    expect(await hours.pay()).toMatchObject([{ status: 'sent' }]);
  });

  it('of several workers are corrected one after the other, to the invoice that they would have made', async () => {
    const other = await aWorker().onboarded().in(world.api);
    await world.giveBank(other);
    await hours.submitted(other);
    await hours.dispute({}, hours.worker);
    await hours.dispute({}, other);
    await Promise.all([
      hours.reply({ agree: true }, hours.worker),
      hours.reply({ agree: true }, other),
    ]);

    const all = await hours.bills();
    expect(all).toHaveLength(3);
    const sum = (part: 'totalRate' | 'leafshiftFee' | 'processingFee' | 'tax' | 'total') =>
      Math.round(all.reduce((total, bill) => total + bill[part] * 100, 0));
    const sumOfHours = all.reduce((total, bill) => total + bill.totalTime, 0);
    expect(sum('totalRate')).toBe(Math.round(sumOfHours * (all[0]?.rate ?? 0) * 100));
    expect(sum('processingFee')).toBe(400);
    const [rate = 0, fees = 0] = [sum('totalRate'), sum('leafshiftFee') + sum('processingFee')];
    expect(sum('tax')).toBe(Math.ceil(((rate + fees) * (all[0]?.taxPercent ?? 0)) / 100 - 1e-9));
    await hours.inOrder();
    expect(await hours.balanceOf(`receivable:${hours.employer.id}`)).toBe(0);
  });

  it('of a worker who is said not to have come can be claimed, and are billed and paid', async () => {
    const steps = await ShiftSteps.post(world.api, hours.employer, aShift().startingIn(48));
    const { date } = await steps.take(hours.worker);
    world.api.clock.set(later(date, 9));
    await steps.noShow(hours.worker);
    await world.api.get(completeShift, { params: { postId: steps.postId } }, hours.employer);
    await world.api.settle();
    expect(await hours.sheetOf()).toMatchObject({
      state: 'submitted',
      agreed: { hours: 0, pay: 0 },
    });

    await hours.dispute({ clockIn: date, clockOut: later(date, 4) });
    await hours.reply({ agree: true });
    expect(await hours.bills()).toMatchObject([{ totalTime: 4, status: 'paid' }]);
    const [invoice] = await hours.bills();
    const [shift] = (await world.api.get(history, { query: {} }, hours.employer)).posts;
    expect(shift?.invoiceId).toBe(invoice?._id);
    expect(await hours.pay()).toMatchObject([{ hours: 4, status: 'sent' }]);
    expect(await hours.sheetOf()).toMatchObject({ state: 'decided', agreed: { hours: 4 } });
    await hours.inOrder();
  });

  it('of a worker who is said not to have come are added to the invoice of the others', async () => {
    const other = await aWorker().onboarded().in(world.api);
    const wanted = aShift().startingIn(48).with({ totalWorkers: 2 });
    const steps = await ShiftSteps.post(world.api, hours.employer, wanted);
    await steps.take(other);
    const { date } = await steps.take(hours.worker);
    await steps.attend(other);
    await steps.noShow(hours.worker);
    await steps.submit();
    await world.api.settle();

    await hours.dispute({ clockIn: date, clockOut: later(date, 1) });
    await hours.reply({ agree: true });
    const [additional] = await hours.bills();
    // A further worker has a further processing fee, and the four hours of who is sent home.
    expect(additional).toMatchObject({
      totalTime: 4,
      processingFee: 2,
      status: 'paid',
      workerArray: [{ kind: 'sent-home' }],
    });
    expect(await hours.pay()).toMatchObject([{ hours: 4, status: 'sent' }]);
    await hours.inOrder();
    expect(await hours.balanceOf(`receivable:${hours.employer.id}`)).toBe(0);
  });
});
