import { currentUser } from '@leafshift/contracts/auth';
import { createPost, deletePost } from '@leafshift/contracts/posts';
import { ownSecuredPay, shiftsSecuredPay, trySecuredPay } from '@leafshift/contracts/secured-pay';
import { removeCard } from '@leafshift/contracts/stripe';
import { cents } from '@leafshift/domain/money';
import { Transactions } from '../infra/mongo/transactions.ts';
import type { ShiftId } from '../modules/posts/index.ts';
import { SecuredPayEvents } from '../modules/secured-pay/application/secured-pay-events.ts';
import { SecuringSteps } from '../modules/secured-pay/application/securing-steps.ts';
import { SecuredPayRepository } from '../modules/secured-pay/domain/secured-pay.repository.ts';
import { CARDS, PaymentWorld } from '../modules/stripe/testing/payment-world.ts';
import { aShift } from '../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';

const HOUR = 3_600_000;

describe('a business that lets people come with a card that cannot be charged', () => {
  let world: PaymentWorld;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365', SECURE_PAY_HOURS: '48' });
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer, CARDS.declinedWhenCharged);
  });

  const refusedShift = async (hours = 40): Promise<ShiftSteps> => {
    const steps = await ShiftSteps.post(world.api, employer, aShift().startingIn(hours));
    await steps.take(worker);
    await world.api.settle();
    return steps;
  };
  const goTo = async (steps: ShiftSteps, hours: number): Promise<void> => {
    world.api.clock.set(new Date(Date.parse((await steps.shift()).date) + hours * HOUR));
    await world.api.settle();
  };

  it('does not win time by trying again and again', async () => {
    const steps = await refusedShift();
    const params = { postId: steps.postId };
    for (const hours of [-30, -20, -13]) {
      await goTo(steps, hours);
      await world.api.get(trySecuredPay, { params }, employer);
    }
    await goTo(steps, -12);
    expect(await steps.shift()).toMatchObject({ confirmedCount: 0 });
  });

  it('does not win time by changing to another card that cannot be charged', async () => {
    const steps = await refusedShift();
    await goTo(steps, -13);
    await world.giveCard(employer, CARDS.declinedWhenCharged);
    await world.api.settle();
    await goTo(steps, -12);
    expect(await steps.shift()).toMatchObject({ confirmedCount: 0 });
  });

  it('does not get rid of its workers free of late pay by such a card', async () => {
    const steps = await refusedShift();
    await goTo(steps, -12);
    expect(await steps.shift()).toMatchObject({ confirmedCount: 0, latePayCount: 1 });
    await world.api.get(deletePost, { params: { id: steps.postId } }, employer);
    await world.api.settle();
    const body = aShift().form(world.api, employer);
    expect(await world.api.request(createPost, { body }, employer)).toMatchObject({
      body: { code: expect.stringMatching(/^(CARD_FAILED|INVOICE_OVERDUE)$/) },
    });
  });

  it('does not keep its workers by a card that is saved once the time is over', async () => {
    const { app, clock } = world.api;
    const steps = await refusedShift();
    const shiftId = steps.postId as ShiftId;
    await goTo(steps, -12.1);
    clock.advance({ minutes: 6 });
    // The decision and the new card in one transaction, so that the workers are released after both.
    await app.get(Transactions).run(async () => {
      const securing = app.get(SecuringSteps);
      const seen = (await app.get(SecuredPayRepository).find(shiftId))?.securing;
      const [at, amount] = [clock.now(), seen?.amount ?? cents(1)];
      await securing.apply(shiftId, { kind: 'try', amount, at });
      const answer = { status: 'refused', code: 'CARD_DECLINED', paymentId: null } as const;
      const attempt = (seen?.attempts ?? 0) + 1;
      const decided = await securing.apply(shiftId, { kind: 'answered', attempt, answer, at });
      expect(decided?.securing).toMatchObject({ state: 'released' });
      await app.get(SecuredPayEvents).cardChanged(employer.id);
    });
    await world.api.settle();

    expect(await steps.shift()).toMatchObject({ confirmedCount: 0, latePayCount: 1 });
  });

  it('cannot take the last card away while people are confirmed', async () => {
    await refusedShift();
    const user = await world.api.get(currentUser, {}, employer);
    const params = { id: user.paymentMethods[0]?._id ?? '' };
    expect(await world.api.request(removeCard, { params }, employer)).toMatchObject({
      body: { code: 'CARD_STILL_NEEDED' },
    });
  });

  it('is not able to call a shift secured, nor to read what others have set aside', async () => {
    const steps = await refusedShift();
    const stranger = await anEmployer().onboarded().in(world.api);
    expect((await world.api.get(shiftsSecuredPay, {}, stranger)).shifts).toEqual([]);
    const other = await aWorker().onboarded().in(world.api);
    expect((await world.api.get(ownSecuredPay, {}, other)).shifts).toEqual([]);
    const { shifts } = await world.api.get(ownSecuredPay, {}, worker);
    expect(Object.keys(shifts[0] ?? {})).toEqual(['postId', 'state', 'at']);
    expect(shifts).toMatchObject([{ postId: steps.postId, state: 'refused' }]);
  });

  it('does not keep what is set aside twice, whatever order webhooks come in', async () => {
    await world.giveCard(employer);
    await refusedShift(30);
    const events = await world.events();
    for (const event of [...events, ...events].toReversed()) await world.deliver(event);
    await world.api.settle();
    const { data } = await world.stripe.paymentIntents.list({ limit: 100 });
    expect(data.filter(({ status }) => status === 'requires_capture')).not.toHaveLength(0);
    const { shifts } = await world.api.get(ownSecuredPay, {}, worker);
    expect(shifts).toMatchObject([{ state: 'secured' }]);
  });
});
