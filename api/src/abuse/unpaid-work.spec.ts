import { currentUser } from '@leafshift/contracts/auth';
import { addFavourite, inviteWorkers } from '@leafshift/contracts/favourites';
import { payInvoice } from '@leafshift/contracts/invoice';
import { createPost, updatePost } from '@leafshift/contracts/posts';
import { chooseDefaultCard, removeCard } from '@leafshift/contracts/stripe';
import { CARDS, PaymentWorld } from '../modules/stripe/testing/payment-world.ts';
import { aPermanentForm, aShift } from '../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';

const refusedWith = (code: string) => ({ status: 403, body: { code } });

describe('a business that cannot pay', () => {
  let world: PaymentWorld;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
  });

  const form = () => ({ body: aShift().form(world.api, employer) });
  const post = () => world.api.request(createPost, form(), employer);
  const cards = async () => (await world.api.get(currentUser, {}, employer)).paymentMethods;
  const remove = async (index = 0) => {
    const id = (await cards())[index]?._id ?? '';
    return world.api.request(removeCard, { params: { id } }, employer);
  };

  /** A shift that was worked and whose invoice the card then did not pay. */
  const owe = async (): Promise<string> => {
    await world.giveCard(employer, CARDS.declinedWhenCharged);
    const steps = await ShiftSteps.post(world.api, employer);
    await steps.work(worker);
    const { invoice } = await steps.submit();
    await world.api.settle();
    return invoice._id;
  };

  it('posts and changes no shift without a card, also by the call of an old page', async () => {
    expect(await post()).toMatchObject(refusedWith('CARD_NEEDED'));
    await world.giveCard(employer);
    const { _id: id } = await aShift().by(employer, world.api);
    await forgetCards();
    const longer = { params: { id }, body: { ...form().body, duration: 10 } };
    expect(await world.api.request(updatePost, longer, employer)).toMatchObject(
      refusedWith('CARD_NEEDED'),
    );
  });

  it('still posts jobs, which cost nothing', async () => {
    const job = { body: aPermanentForm() };
    expect((await world.api.request(createPost, job, employer)).status).toBe(201);
  });

  it('confirms and invites nobody without a card', async () => {
    await world.giveCard(employer);
    const steps = await ShiftSteps.post(world.api, employer);
    await steps.request(worker);
    await world.api.get(addFavourite, { params: { userId: worker.id } }, employer);
    await forgetCards();
    const invitation = { body: { postIds: [steps.postId], workerIds: [worker.id] } };

    expect(await steps.tryToConfirm(worker)).toMatchObject(refusedWith('CARD_NEEDED'));
    expect(await world.api.request(inviteWorkers, invitation, employer)).toMatchObject(
      refusedWith('CARD_NEEDED'),
    );
  });

  it('keeps its last card while a shift is open, and may exchange it', async () => {
    await world.giveCard(employer);
    const steps = await ShiftSteps.post(world.api, employer);
    const kept = { status: 409, body: { code: 'CARD_STILL_NEEDED' } };
    expect(await remove()).toMatchObject(kept);
    expect(await cards()).toHaveLength(1);

    await world.giveCard(employer, '5555555555554444');
    expect((await remove(1)).status).toBe(200);
    expect(await remove()).toMatchObject(kept);

    await steps.work(worker);
    expect(await remove()).toMatchObject(kept);
    await steps.submit();
    await world.api.settle();
    expect((await remove()).status).toBe(200);
  });

  it('forgets a removed card at the provider, even if that is down', async () => {
    await world.giveCard(employer);
    world.sandbox.faults.arm({ kind: 'drop', worked: false }, {}, Number.POSITIVE_INFINITY);
    expect((await remove()).status).toBe(200);
    world.sandbox.faults.clear();
    await world.api.settle();
    world.api.clock.advance({ hours: 1 });
    await world.api.settle();

    const [customer] = (await world.stripe.customers.list({ email: employer.email })).data;
    const { data } = await world.stripe.customers.listPaymentMethods(customer?.id ?? '');
    expect(data).toEqual([]);
  });

  it('does not post by removing the card in the same moment', async () => {
    await world.giveCard(employer);
    const [posted, removed] = await Promise.all([post(), remove()]);

    const wasPosted = posted.status === 201;
    expect(removed.status).toBe(wasPosted ? 409 : 200);
    expect(await cards()).toHaveLength(wasPosted ? 1 : 0);
  });

  it('does not post with a card that has failed, until what it failed for is paid', async () => {
    const id = await owe();
    expect(await post()).toMatchObject(refusedWith('CARD_FAILED'));

    // Another one that fails helps as little, and neither does choosing the first again.
    await world.giveCard(employer, CARDS.declinedWhenCharged);
    await world.api.settle();
    expect(await post()).toMatchObject(refusedWith('CARD_FAILED'));
    const first = (await cards())[1]?._id ?? '';
    await world.api.get(chooseDefaultCard, { params: { id: first } }, employer);
    expect(await post()).toMatchObject(refusedWith('CARD_FAILED'));

    await world.giveCard(employer);
    await world.api.settle();
    await world.api.get(payInvoice, { params: { id } }, employer);
    expect((await post()).status).toBe(201);
  });

  it('posts neither shifts nor jobs once an invoice is open for seven days', async () => {
    await owe();
    world.api.clock.advance({ hours: 7 * 24 - 1 });
    const job = () => world.api.request(createPost, { body: aPermanentForm() }, employer);
    expect((await job()).status).toBe(201);

    world.api.clock.advance({ hours: 1 });
    expect(await job()).toMatchObject(refusedWith('INVOICE_OVERDUE'));
    expect(await post()).toMatchObject(refusedWith('INVOICE_OVERDUE'));
  });

  /** As an account that was made before cards were asked for. */
  const forgetCards = async () => {
    const { native } = world.api.database;
    await native.collection('users').updateMany({ email: employer.email }, { $set: { cards: [] } });
  };
});
