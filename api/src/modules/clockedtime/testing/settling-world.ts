import {
  acceptTimesheet,
  answerDispute,
  decideTimesheet,
  disputeTimesheet,
  timesheets,
} from '@leafshift/contracts/clockedtime';
import { invoices } from '@leafshift/contracts/invoice';
import { notifications } from '@leafshift/contracts/notification';
import { payouts } from '@leafshift/contracts/payouts';
import { leftByChoice } from '@leafshift/contracts/posts';
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

/** An instant some hours after another one. */
export const later = (instant: string | null, hours: number): string =>
  new Date(Date.parse(instant ?? '') + hours * 3_600_000).toISOString();

/** A business, a worker, and what they do about the hours of a submitted shift. */
export class SettlingWorld {
  private constructor(
    readonly world: PaymentWorld,
    public employer: Employer,
    public worker: Worker,
  ) {}

  /** Two new people. */
  static async in(world: PaymentWorld): Promise<SettlingWorld> {
    const employer = await anEmployer().onboarded().withoutCard().in(world.api);
    const worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer);
    await world.giveBank(worker);
    return new SettlingWorld(world, employer, worker);
  }

  async submitted(...others: readonly Worker[]): Promise<ShiftSteps> {
    const shift = aShift().startingIn(48);
    const wanted = others.length > 0 ? shift.with({ totalWorkers: 1 + others.length }) : shift;
    const steps = await ShiftSteps.post(this.world.api, this.employer, wanted);
    for (const each of [this.worker, ...others]) await steps.take(each);
    for (const each of [this.worker, ...others]) await steps.attend(each);
    await steps.submit();
    await this.world.api.settle();
    return steps;
  }

  /** The worker is on a shift for an hour and a half, and leaves by choice where the employer says why. */
  async leftEarly(why: string | null, minutesLate = 0): Promise<void> {
    const { api } = this.world;
    const steps = await ShiftSteps.post(api, this.employer, aShift().startingIn(48));
    const { date } = await steps.take(this.worker);
    const came = later(date, minutesLate / 60);
    await steps.clockIn(this.worker, came);
    await steps.clockOut(this.worker, later(came, 1.5));
    if (why !== null) {
      const params = await steps.assignmentOf(this.worker);
      await api.get(leftByChoice, { params, body: { reason: why } }, this.employer);
    }
    await steps.rate(this.worker);
    await steps.submit();
    await this.pass(12);
  }

  async sheetOf(person: Worker = this.worker) {
    const [newest] = (await this.world.api.get(timesheets, { query: {} }, person)).timesheets;
    if (!newest) throw new Error('There is no timesheet');
    return newest;
  }

  async pay(person: Worker = this.worker) {
    return (await this.world.api.get(payouts, {}, person)).payouts;
  }

  async bills() {
    return (await this.world.api.get(invoices, {}, this.employer)).invoices;
  }

  async kinds(person: Person) {
    return (await this.world.api.get(notifications, { query: {} }, person)).notifications.map(
      ({ kind }) => kind,
    );
  }

  async pass(hours: number): Promise<void> {
    this.world.api.clock.advance({ hours });
    await this.world.api.settle();
  }

  async accept(person: Worker = this.worker) {
    const { _id: id } = await this.sheetOf(person);
    const answer = await this.world.api.request(acceptTimesheet, { params: { id } }, person);
    await this.world.api.settle();
    return answer;
  }

  /** The worker stayed an hour longer than the employer recorded, or came an hour later. */
  async dispute(form: object = {}, person: Worker = this.worker) {
    const { _id: id, employer: counted } = await this.sheetOf(person);
    const earlier = counted.clockIn === null ? {} : { clockIn: later(counted.clockIn, -1) };
    const body = { reason: 'I came earlier', ...earlier, ...form };
    const answer = await this.world.api.request(disputeTimesheet, { params: { id }, body }, person);
    await this.world.api.settle();
    return answer;
  }

  async reply(body: { agree: true } | { agree: false; reason: string }, person = this.worker) {
    const { _id: id } = await this.sheetOf(person);
    const answer = await this.world.api.request(
      answerDispute,
      { params: { id }, body },
      this.employer,
    );
    await this.world.api.settle();
    return answer;
  }

  async decide(hoursMore: number | null, form: object = {}, person: Worker = this.worker) {
    const { _id: id, employer: counted } = await this.sheetOf(person);
    const times =
      hoursMore === null
        ? { clockIn: null, clockOut: null }
        : { clockIn: counted.clockIn, clockOut: later(counted.clockOut, hoursMore) };
    const body = { ...times, breakMinutes: 0, reason: 'We asked both', ...form };
    const admin = await anAdmin().in(this.world.api);
    const answer = await this.world.api.request(decideTimesheet, { params: { id }, body }, admin);
    await this.world.api.settle();
    return answer;
  }

  /** What the books say of an account, in cents. */
  balanceOf(account: string): Promise<number> {
    return this.world.balanceOf(account);
  }

  /** What the provider has taken for an invoice, in cents. */
  async chargedOf(id: string | undefined): Promise<readonly number[]> {
    return (await this.world.stripe.charges.list({ limit: 100 })).data
      .filter((charge) => charge.paid && charge.metadata.invoiceId === id)
      .map(({ amount }) => amount);
  }

  async inOrder(): Promise<void> {
    expect(await this.world.books()).toMatchObject({ sumCents: 0, unbalanced: [] });
  }
}
