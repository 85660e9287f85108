import { payouts } from '@leafshift/contracts/payouts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';

describe('the first two payments of a new account', () => {
  let world: PaymentWorld;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365', PAYOUT_NEW_ACCOUNT_HOURS: '72' });
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer);
    await world.giveBank(worker);
  });
  afterAll(() => world.stop());

  const work = async (number: number): Promise<ShiftSteps> => {
    const shift = aShift().startingIn(30 * number);
    const steps = await ShiftSteps.post(world.api, employer, shift);
    await steps.work(worker);
    return steps;
  };
  const submit = async (steps: ShiftSteps): Promise<void> => {
    await steps.submit();
    await world.api.settle();
  };
  const pass = async (hours: number): Promise<void> => {
    world.api.clock.advance({ hours });
    await world.api.settle();
  };
  /** Newest first. */
  const pay = async () => (await world.api.get(payouts, {}, worker)).payouts;
  const inHours = (hours: number): string =>
    new Date(world.api.clock.now().getTime() + hours * 3_600_000).toISOString();

  it('wait 72 hours each, from when they are funded, and the third leaves at once', async () => {
    const [first, second, third] = [await work(1), await work(2), await work(3)];
    // A Monday before a week without holidays.
    world.api.clock.set('2026-05-25T16:00:00.000Z');
    await submit(first);
    expect(await pay()).toMatchObject([
      {
        status: 'scheduled',
        waitingFor: 'TIME',
        delay: { reason: 'NEW_ACCOUNT', since: inHours(0), until: inHours(72) },
        // From a Thursday on, three days on which banks work.
        expectedAt: '2026-06-02T16:00:00.000Z',
      },
    ]);
    await pass(24);
    await submit(second);
    await pass(47);
    expect(await pay()).toMatchObject([{ status: 'scheduled' }, { status: 'scheduled' }]);

    await pass(1);
    expect(await pay()).toMatchObject([{ status: 'scheduled' }, { status: 'sent', delay: null }]);
    await pass(24);
    expect(await pay()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);

    await submit(third);
    expect((await pay())[0]).toMatchObject({ status: 'sent' });
    expect(await world.books()).toMatchObject({ sumCents: 0, unbalanced: [] });
  }, 120_000);
});
