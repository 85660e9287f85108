import { stepUp } from '@leafshift/contracts/auth';
import { notifications } from '@leafshift/contracts/notification';
import { payouts } from '@leafshift/contracts/payouts';
import { addBank } from '@leafshift/contracts/stripe';
import { deleteAccount } from '@leafshift/contracts/users';
import { openWindow } from '../../../testing/open-window.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { aBankForm, PaymentWorld } from '../../stripe/testing/payment-world.ts';

const NEW_BANK = { institutionNumber: '004', bankAccountNumber: '000987654321' };

describe('a payout whose transfer the provider has reversed', () => {
  let world: PaymentWorld;
  let employer: Employer;
  let worker: Worker;
  let steps: ShiftSteps;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365' });
  });
  afterAll(() => world.stop());

  /** The pay of a shift, 200 dollars, has arrived and is then taken back. */
  beforeEach(async () => {
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer);
    await world.giveBank(worker);
    steps = await ShiftSteps.post(world.api, employer);
    await steps.work(worker);
    await steps.submit();
    await world.api.settle();
    await world.deliverAll();
    await reverse();
    await world.api.get(stepUp, { body: { password: worker.password } }, worker);
  });

  afterEach(async () => {
    world.sandbox.faults.clear();
    expect(await world.books()).toMatchObject({ sumCents: 0, unbalanced: [] });
  });

  const payout = async () => {
    const [newest] = (await world.api.get(payouts, {}, worker)).payouts;
    if (!newest) throw new Error('There is no payout');
    return newest;
  };

  /** The transfers of the pay, oldest first. */
  const transfers = async () => {
    const { data } = await world.stripe.transfers.list({ transfer_group: (await payout())._id });
    return data.toReversed();
  };

  const reverse = async (): Promise<void> => {
    const last = (await transfers()).at(-1);
    await world.stripe.transfers.createReversal(last?.id ?? '');
    await world.deliverAll();
  };

  const booked = async (): Promise<readonly string[]> => {
    const stored = await world.api.database.native
      .collection('ledger_transactions')
      .find({ 'entries.account': `payable:${worker.id}` })
      .sort({ _id: 1 })
      .toArray();
    return stored.map(({ kind }) => String(kind));
  };

  const owed = async (): Promise<number> => {
    const stored = await world.api.database.native
      .collection<{ entries: { account: string; amountCents: number }[] }>('ledger_transactions')
      .find({ 'entries.account': `payable:${worker.id}` })
      .toArray();
    return stored
      .flatMap(({ entries }) => entries)
      .filter(({ account }) => account === `payable:${worker.id}`)
      .reduce((sum, { amountCents }) => sum - amountCents, 0);
  };

  const connect = (bank: object) => world.api.get(addBank, { body: aBankForm(bank) }, worker);

  it('has failed, and is owed again', async () => {
    expect(await payout()).toMatchObject({ status: 'failed', paidAt: null });
    expect(await owed()).toBe(20_000);
    expect(await booked()).toEqual(['invoice-issued', 'payout-sent', 'payout-returned']);
  });

  it('is sent again, once, when the worker connects a bank', async () => {
    await connect(NEW_BANK);
    await world.api.settle();

    expect(await payout()).toMatchObject({ status: 'sent', waitingFor: null });
    expect((await transfers()).map(({ amount, reversed }) => [amount, reversed])).toEqual([
      [20_000, true],
      [20_000, false],
    ]);
    expect(await booked()).toEqual([
      'invoice-issued',
      'payout-sent',
      'payout-returned',
      'payout-sent',
    ]);
    expect(await owed()).toBe(0);

    await connect(NEW_BANK);
    await world.deliverAll();
    expect(await payout()).toMatchObject({ status: 'paid' });
    expect(await transfers()).toHaveLength(2);
  });

  it('is shown as it is in an open window of its worker, also where nobody is notified', async () => {
    await connect(NEW_BANK);
    await world.api.settle();
    const window = await openWindow(world.api.origin, worker);
    await world.deliverAll();
    expect(await payout()).toMatchObject({ status: 'paid' });
    expect(await window.told(1)).toEqual([steps.postId]);
    window.close();
  });

  it('is sent again once, however many banks are connected at the same moment', async () => {
    await Promise.all([connect(NEW_BANK), connect(NEW_BANK), connect(NEW_BANK)]);
    await world.api.settle();
    await world.deliverAll();

    expect(await transfers()).toHaveLength(2);
    expect(await owed()).toBe(0);
  });

  it('is sent again once although the answer to the transfer is lost', async () => {
    world.sandbox.faults.arm(
      { kind: 'drop', worked: true },
      { path: '/v1/transfers', method: 'POST' },
      Number.POSITIVE_INFINITY,
    );
    await connect(NEW_BANK);
    await world.api.settle();
    expect(await payout()).toMatchObject({ status: 'waiting', waitingFor: 'PROVIDER' });

    world.sandbox.faults.clear();
    world.api.clock.advance({ days: 2 });
    await world.api.settle();
    expect(await payout()).toMatchObject({ status: 'sent' });
    expect(await transfers()).toHaveLength(2);
  }, 60_000);

  it('can fail and be sent again as often as it takes', async () => {
    await connect(NEW_BANK);
    await world.api.settle();
    await reverse();
    expect(await payout()).toMatchObject({ status: 'failed' });
    expect(await owed()).toBe(20_000);

    await connect({ institutionNumber: '001' });
    await world.api.settle();
    await world.deliverAll();
    expect(await payout()).toMatchObject({ status: 'paid' });
    expect((await transfers()).map(({ reversed }) => reversed)).toEqual([true, true, false]);
    expect(await owed()).toBe(0);
  });

  it('is not sent again because the provider tells of the bank that it has already', async () => {
    const accounts = (await world.events()).filter(({ type }) => type === 'account.updated');
    expect(accounts.length).toBeGreaterThan(0);
    for (const event of accounts) {
      await world.deliver({ ...event, id: `${event.id}_again` });
    }
    await world.api.settle();
    expect(await payout()).toMatchObject({ status: 'failed' });
  });

  it('keeps the account open, because pay is owed to it', async () => {
    expect(
      await world.api.request(deleteAccount, { body: { password: worker.password } }, worker),
    ).toMatchObject({ status: 409, body: { code: 'CLOSE_PAY_NOT_SENT' } });
  });
});

describe('a payout that the bank of the worker has sent back', () => {
  let world: PaymentWorld;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start();
    const employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer);
    await world.giveBank(worker);
    const steps = await ShiftSteps.post(world.api, employer);
    await steps.work(worker);
    await steps.submit();
    await world.api.settle();
    await world.deliverAll();
    await world.let('payout-failed');
    const events = await world.events();
    for (const event of [...events.toReversed(), ...events]) {
      await world.deliver({ ...event, id: `${event.id}_again` });
      await world.deliver(event);
    }
    await world.api.settle();
  });
  afterAll(() => world.stop());

  const payout = async () => (await world.api.get(payouts, {}, worker)).payouts[0];
  const transfers = async () => (await world.stripe.transfers.list()).data;

  it('has failed, and its worker is told once what to do', async () => {
    expect(await payout()).toMatchObject({ status: 'failed', paidAt: null });
    const told = (await world.api.get(notifications, {}, worker)).notifications;
    const failures = told.filter(({ kind }) => kind === 'payout-failed');
    expect(failures).toMatchObject([
      {
        notificationMessage: expect.stringContaining('Please enter your bank details again'),
        link: '/profile?update=bank',
      },
    ]);
  });

  it('is ours again at the provider, and owed in the books', async () => {
    expect((await transfers()).map(({ reversed }) => reversed)).toEqual([true]);
    expect(await world.books()).toMatchObject({ sumCents: 0, unbalanced: [] });
  });

  it('is sent once more to the bank that the worker enters', async () => {
    await world.api.get(stepUp, { body: { password: worker.password } }, worker);
    await world.api.get(addBank, { body: aBankForm(NEW_BANK) }, worker);
    await world.api.settle();
    await world.deliverAll();
    expect(await payout()).toMatchObject({ status: 'paid' });
    expect((await transfers()).map(({ reversed }) => reversed)).toEqual([false, true]);
  });
});
