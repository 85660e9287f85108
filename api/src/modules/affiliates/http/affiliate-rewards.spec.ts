import { affiliate } from '@leafshift/contracts/affiliates';
import { earnedShifts, earnings, earningsStatement } from '@leafshift/contracts/earnings';
import type { PaymentWorld } from '../../stripe/testing/payment-world.ts';
import { AccountRepository } from '../../users/domain/ports/account.repository.ts';
import { AffiliateWorld, PROMISED } from '../testing/affiliate-world.ts';

describe('a reward for somebody who joined', () => {
  let world: PaymentWorld;
  let affiliates: AffiliateWorld;

  beforeAll(async () => {
    world = await AffiliateWorld.start();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    affiliates = await AffiliateWorld.in(world);
  });
  afterEach(async () => {
    expect(await world.books()).toMatchObject({ sumCents: 0, unbalanced: [] });
  });

  it('is earned once, with the first paid shift, and paid out as pay is', async () => {
    const { giver, code } = affiliates;
    const business = await affiliates.business();
    const worker = await affiliates.worker(code);
    await affiliates.paidShift(business, worker);
    expect(await affiliates.overview()).toMatchObject({
      joined: 1,
      reward: { most: 10, days: 14, earned: 0, toCome: 0 },
    });

    await affiliates.pass();
    expect(await affiliates.overview()).toMatchObject({ reward: { earned: 10, toCome: 0 } });
    const [reward] = await affiliates.rewards();
    expect(reward).toMatchObject({ amount: 10, status: 'paid', employerName: 'Leafshift' });
    const { data } = await world.stripe.transfers.list({ transfer_group: reward?._id ?? '' });
    expect(data.map(({ amount, source_transaction }) => [amount, source_transaction])).toEqual([
      [PROMISED, null],
    ]);
    expect(await affiliates.balanceOf(`payable:${giver.id}`)).toBe(0);

    await affiliates.paidShift(business, worker);
    await affiliates.pass();
    expect(await affiliates.rewards()).toHaveLength(1);
    expect(await affiliates.earned()).toBe(10);
  });

  it('is on the page of earnings and on the statement of its month, beside shifts', async () => {
    const { giver, code } = affiliates;
    await affiliates.paidShift(await affiliates.business(), await affiliates.worker(code));
    await affiliates.pass();

    expect(await world.api.get(earnings, {}, giver)).toMatchObject({ thisYear: { amount: 10 } });
    const { shifts } = await world.api.get(earnedShifts, { query: {} }, giver);
    expect(shifts).toMatchObject([{ pay: 10, payouts: [{ isReward: true }] }]);
    const period = world.api.clock.now().toISOString().slice(0, 7);
    const statement = await world.api.request(earningsStatement, { params: { period } }, giver);
    expect(statement.status).toBe(200);
  });

  it('is earned with the first paid invoice of a business', async () => {
    const business = await affiliates.business(affiliates.code);
    const worker = await affiliates.worker();
    await affiliates.paidShift(business, worker);
    await affiliates.paidShift(business, worker);
    await affiliates.pass();

    expect(await affiliates.earned()).toBe(10);
    expect(await affiliates.rewards()).toHaveLength(1);
  });

  it('is at most half of the platform fee on that pay', async () => {
    const business = await affiliates.business();
    const accounts = world.api.app.get(AccountRepository);
    // Of 200 dollars the fee is four then.
    await accounts.setOwnPrices(business.id, { leafshiftPercent: 2 });
    await affiliates.paidShift(business, await affiliates.worker(affiliates.code));
    await affiliates.pass();

    expect(await affiliates.earned()).toBe(2);
  });

  it('waits as long as the payment is contested, and is nothing once it is lost', async () => {
    await affiliates.paidShift(
      await affiliates.business(),
      await affiliates.worker(affiliates.code),
    );
    await world.let('dispute-opened');
    await world.deliverAll();
    await affiliates.pass();
    expect(await affiliates.earned()).toBe(0);

    await world.let('dispute-lost');
    await world.deliverAll();
    await affiliates.pass();
    await affiliates.pass();
    expect(await affiliates.earned()).toBe(0);
  });

  it('is earned after all where the contested payment is won', async () => {
    await affiliates.paidShift(
      await affiliates.business(),
      await affiliates.worker(affiliates.code),
    );
    await world.let('dispute-opened');
    await world.deliverAll();
    await affiliates.pass();
    await world.let('dispute-won');
    await world.deliverAll();
    await affiliates.pass();

    expect(await affiliates.earned()).toBe(10);
  });

  it('is nothing where the payment was given back', async () => {
    await affiliates.paidShift(
      await affiliates.business(),
      await affiliates.worker(affiliates.code),
    );
    await world.let('charge-partly-refunded');
    await world.deliverAll();
    await affiliates.pass();

    expect(await affiliates.earned()).toBe(0);
  });

  it('is nothing for a business, whose link only counts', async () => {
    const business = await affiliates.business();
    const { code } = await world.api.get(affiliate, {}, business);
    await affiliates.paidShift(await affiliates.business(), await affiliates.worker(code));
    await affiliates.pass();

    expect(await affiliates.balanceOf(`payable:${business.id}`)).toBe(0);
  });
});
