import { stepUp } from '@leafshift/contracts/auth';
import { deleteAccount } from '@leafshift/contracts/users';
import { Transactions } from '../infra/mongo/transactions.ts';
import { decideReward } from '../modules/affiliates/application/affiliate-kinds.ts';
import {
  AffiliateWorld,
  giveBank,
  ownBank,
} from '../modules/affiliates/testing/affiliate-world.ts';
import type { PaymentWorld } from '../modules/stripe/testing/payment-world.ts';
import { Suspensions } from '../modules/suspensions/index.ts';
import type { Person } from '../testing/people.ts';

describe('whoever wants to earn by their link', () => {
  let world: PaymentWorld;
  let ring: AffiliateWorld;

  beforeAll(async () => {
    world = await AffiliateWorld.start();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    ring = await AffiliateWorld.in(world);
  });
  afterEach(async () => {
    expect(await world.books()).toMatchObject({ sumCents: 0, unbalanced: [] });
  });

  const suspend = (person: Person): Promise<void> =>
    world.api.app.get(Transactions).run(() =>
      world.api.app.get(Suspensions).begin({
        userId: person.id,
        reason: 'back-office',
        words: 'We ask',
        until: null,
        setBy: null,
      }),
    );

  it('gets nothing for a second account with the own bank', async () => {
    const bank = ownBank();
    await giveBank(world, ring.giver, bank);
    const second = await ring.worker(ring.code, bank);
    await ring.paidShift(await ring.business(), second);
    await ring.pass();

    expect(await ring.earned()).toBe(0);
  });

  it('never gets out more than the fee, with a business and a worker of their own', async () => {
    const business = await ring.business(ring.code);
    const worker = await ring.worker(ring.code);
    const fees = await ring.balanceOf('income:platform-fee');
    const costs = await ring.balanceOf('cost:rewards');
    await ring.paidShift(business, worker);
    await ring.pass();

    const cost = (await ring.balanceOf('cost:rewards')) - costs;
    const fee = fees - (await ring.balanceOf('income:platform-fee'));
    expect(cost).toBe(2000);
    expect(cost).toBeLessThanOrEqual(fee);
  });

  it('gets nothing where the other is suspended on the day of the decision', async () => {
    const worker = await ring.worker(ring.code);
    await ring.paidShift(await ring.business(), worker);
    await suspend(worker);
    await ring.pass();

    expect(await ring.earned()).toBe(0);
  });

  it('gets nothing where the other has closed the account by then', async () => {
    const worker = await ring.worker(ring.code);
    await ring.paidShift(await ring.business(), worker);
    const body = { password: worker.password };
    await world.api.get(stepUp, { body }, worker);
    expect(await world.api.request(deleteAccount, { body }, worker)).toMatchObject({ ok: true });
    await ring.pass();

    expect(await ring.overview()).toMatchObject({ joined: 0, reward: { earned: 0 } });
  });

  it('gets one reward however often the decision is asked for', async () => {
    await ring.paidShift(await ring.business(), await ring.worker(ring.code));
    await ring.pass();
    // As where a process died before it could say that the record is done.
    await world.api.database.native
      .collection('outbox')
      .updateMany({ kind: decideReward.name }, { $set: { state: 'waiting', dueAt: new Date(0) } });
    await ring.pass(1);

    expect(await ring.rewards()).toHaveLength(1);
  });
});
