import { affiliate } from '@leafshift/contracts/affiliates';
import { stepUp } from '@leafshift/contracts/auth';
import { payouts } from '@leafshift/contracts/payouts';
import { addBank } from '@leafshift/contracts/stripe';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { aBankForm, PaymentWorld } from '../../stripe/testing/payment-world.ts';

/** What is promised for each who joins, in cents; half of the fee on a shift of theirs is 15 dollars. */
export const PROMISED = 1000;
const DAYS = 14;

/** A number of a bank account that nobody else has. */
let banks = 0;
export const ownBank = (): string => {
  banks += 1;
  return String(100_000_000 + banks);
};

/** Workers who give their link away, and who joins by it. */
export class AffiliateWorld {
  private constructor(
    readonly world: PaymentWorld,
    readonly giver: Worker,
    readonly code: string,
  ) {}

  static start(): Promise<PaymentWorld> {
    return PaymentWorld.start({
      SESSION_DAYS: '3650',
      AFFILIATE_REWARD_CENTS: String(PROMISED),
      AFFILIATE_REWARD_DAYS: String(DAYS),
    });
  }

  /** A new giver, with a bank. */
  static async in(world: PaymentWorld): Promise<AffiliateWorld> {
    const giver = await aWorker().onboarded().in(world.api);
    await giveBank(world, giver);
    const { code } = await world.api.get(affiliate, {}, giver);
    return new AffiliateWorld(world, giver, code);
  }

  /** Somebody with a bank who joined by the giver's link, unless by no link. */
  async worker(code?: string, bank = ownBank()): Promise<Worker> {
    const builder = aWorker().onboarded();
    const worker = await (code ? builder.joinedBy(code) : builder).in(this.world.api);
    await giveBank(this.world, worker, bank);
    return worker;
  }

  async business(code?: string): Promise<Employer> {
    const builder = anEmployer().onboarded().withoutCard();
    const business = await (code ? builder.joinedBy(code) : builder).in(this.world.api);
    await this.world.giveCard(business);
    return business;
  }

  /** A shift of eight hours at 25 dollars is worked, submitted, charged and paid. */
  async paidShift(business: Employer, worker: Worker): Promise<void> {
    const steps = await ShiftSteps.post(this.world.api, business, aShift().startingIn(48));
    await steps.work(worker);
    await steps.submit();
    await this.world.api.settle();
    await this.world.deliverAll();
  }

  /** Until it is decided, with every event of the provider told once more. */
  async pass(days = DAYS): Promise<void> {
    this.world.api.clock.advance({ hours: days * 24 + 1 });
    await this.world.api.settle();
    await this.world.deliverAll();
  }

  overview(person: Worker = this.giver) {
    return this.world.api.get(affiliate, {}, person);
  }

  /** What the giver's link has earned, in dollars. */
  async earned(person: Worker = this.giver): Promise<number> {
    return (await this.overview(person)).reward?.earned ?? 0;
  }

  async rewards(person: Worker = this.giver) {
    const { payouts: all } = await this.world.api.get(payouts, {}, person);
    return all.filter(({ isReward }) => isReward);
  }

  /** What the books say of an account, in cents. */
  balanceOf(account: string): Promise<number> {
    return this.world.balanceOf(account);
  }
}

/** Connects a bank account of one's own name, of its own number unless said. */
export async function giveBank(
  { api }: PaymentWorld,
  person: Worker,
  bankAccountNumber = ownBank(),
): Promise<void> {
  await api.get(stepUp, { body: { password: person.password } }, person);
  const [firstName = '', ...rest] = person.name.split(' ');
  const body = aBankForm({ firstName, lastName: rest.join(' ') || 'Worker', bankAccountNumber });
  await api.get(addBank, { body }, person);
}
