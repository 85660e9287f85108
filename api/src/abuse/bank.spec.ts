import { jest } from '@jest/globals';
import { currentUser } from '@leafshift/contracts/auth';
import { holdPayout, payoutChecks, payouts, sharedBanks } from '@leafshift/contracts/payouts';
import { addBank, type BankForm, removeBank } from '@leafshift/contracts/stripe';
import { connectOnboardingLink } from '@leafshift/contracts/users';
import { Sessions } from '../modules/auth/index.ts';
import { ProfileRepository } from '../modules/profile/domain/ports/profile.repository.ts';
import { ConnectedAccounts } from '../modules/stripe/application/connected-accounts.ts';
import { aBankForm, PaymentWorld } from '../modules/stripe/testing/payment-world.ts';
import { PaymentHandles } from '../modules/users/index.ts';
import { aShift } from '../testing/a-shift.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  type Person,
  type Worker,
} from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';

const HOURS = 3_600_000;

jest.setTimeout(120_000);

describe('somebody who wants pay at another bank', () => {
  let world: PaymentWorld;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start({
      SESSION_DAYS: '365',
      PAYOUT_BANK_CHANGE_HOURS: '72',
    });
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer);
    worked = [];
  });
  afterEach(async () => {
    world.sandbox.faults.clear();
    expect(await world.books()).toMatchObject({ sumCents: 0, unbalanced: [] });
  });

  let worked: ShiftSteps[] = [];
  let banks = 0;
  const aBank = (fields: Partial<BankForm> = {}): BankForm => {
    banks += 1;
    return aBankForm({ bankAccountNumber: String(banks).padStart(12, '7'), ...fields });
  };
  /** Signed in just now, because it asks for a confirmation. */
  const connect = (body: BankForm, person: Person = worker) =>
    world.api.request(addBank, { body }, person);
  /** So many shifts, one after the other, that are not submitted yet. */
  const work = async (count: number): Promise<void> => {
    for (let number = 0; number < count; number += 1) {
      const shift = aShift().startingIn(30 * (number + 1));
      const steps = await ShiftSteps.post(world.api, employer, shift);
      await steps.work(worker);
      worked.push(steps);
    }
  };
  /** Pay for one of them. */
  const earn = async (): Promise<void> => {
    await worked.shift()?.submit();
    await world.api.settle();
  };
  const pass = async (hours: number): Promise<void> => {
    world.api.clock.advance({ hours });
    await world.api.settle();
  };
  /** Newest first. */
  const pay = async () => (await world.api.get(payouts, {}, worker)).payouts;
  const newest = async () => {
    const [payout] = await pay();
    if (!payout) throw new Error('There is no payout');
    return payout;
  };
  const inHours = (hours: number): string =>
    new Date(world.api.clock.now().getTime() + hours * HOURS).toISOString();
  const transfers = async () =>
    (await world.stripe.transfers.list({ transfer_group: (await newest())._id })).data;
  const admin = (): Promise<Admin> => anAdmin().in(world.api);
  const tokenOf = ({ id: userId }: Person, usertype: 'Employer' | 'Temp'): Promise<string> =>
    world.api.app.get(Sessions).open({ userId, usertype, address: '203.0.113.7' });
  /** So that nobody is asked for a confirmation. */
  const signInAgain = async (): Promise<void> => {
    worker = { ...worker, token: await tokenOf(worker, 'Temp') };
    employer = { ...employer, token: await tokenOf(employer, 'Employer') };
  };

  /** A bank for long, and a shift that is worked and not submitted yet. */
  const settleIn = async (shifts = 1): Promise<void> => {
    expect(await connect(aBank())).toMatchObject({ ok: true });
    await work(shifts);
    await pass(73);
    await signInAgain();
  };

  it('cannot exchange it with a stolen token alone', async () => {
    await connect(aBank());
    world.api.clock.advance({ minutes: 11 });

    expect(await connect(aBank())).toMatchObject({
      status: 403,
      body: { code: 'STEP_UP_REQUIRED' },
    });
    expect(await world.api.request(connectOnboardingLink, {}, worker)).toMatchObject({
      status: 403,
      body: { code: 'STEP_UP_REQUIRED' },
    });
  });

  it('gets nothing within 72 hours where it is changed one minute before the pay', async () => {
    await settleIn();
    expect(await connect(aBank())).toMatchObject({ ok: true });
    const until = inHours(72);
    world.api.clock.advance({ minutes: 1 });
    await earn();

    expect(await newest()).toMatchObject({
      status: 'scheduled',
      delay: { reason: 'BANK_CHANGED', until },
    });
    await pass(71.9);
    expect(await transfers()).toEqual([]);
    await pass(0.1);
    expect(await newest()).toMatchObject({ status: 'sent' });
    expect(await transfers()).toHaveLength(1);
  });

  it('begins the wait anew with another change, and the owner hears of both at once', async () => {
    await settleIn();
    await connect(aBank());
    await earn();
    await pass(71);
    await signInAgain();
    await connect(aBank());
    await world.api.settle();

    expect((await newest()).delay?.until).toBe(inHours(72));
    await pass(2);
    expect(await transfers()).toEqual([]);
    await pass(70);
    expect(await transfers()).toHaveLength(1);
    const mails = await world.api.mailsTo(worker.email);
    const told = mails.filter(({ subject }) => subject === 'Your bank account was changed');
    expect(told).toHaveLength(3);
    expect(told.at(-1)?.text).toContain('72 hours');
  });

  it('gets nothing either where the provider took the bank and its answer was lost', async () => {
    await settleIn();
    world.sandbox.faults.arm(
      { kind: 'drop', worked: true },
      { path: '/external_accounts', method: 'POST' },
      Number.POSITIVE_INFINITY,
    );
    expect(await connect(aBank())).toMatchObject({ body: { code: 'PAYMENT_PROVIDER_DOWN' } });
    world.sandbox.faults.clear();
    await earn();

    expect(await newest()).toMatchObject({ delay: { reason: 'BANK_CHANGED' } });
    expect(await transfers()).toEqual([]);
  });

  it('gets nothing where the bank is removed, until another one has waited, and the owner hears of it', async () => {
    await settleIn();
    const { bankDetails } = await world.api.get(addBank, { body: aBank() }, worker);
    await earn();
    expect(await newest()).toMatchObject({ status: 'scheduled' });
    const params = { id: bankDetails[0]?._id ?? '' };
    world.api.clock.advance({ minutes: 11 });
    expect(await world.api.request(removeBank, { params }, worker)).toMatchObject({
      body: { code: 'STEP_UP_REQUIRED' },
    });

    await signInAgain();
    expect(await world.api.get(removeBank, { params }, worker)).toMatchObject({ bankDetails: [] });
    await pass(100);

    expect(await newest()).toMatchObject({ waitingFor: 'BANK', expectedAt: null });
    expect(await transfers()).toEqual([]);
    const mails = await world.api.mailsTo(worker.email);
    expect(mails.at(-1)).toMatchObject({ subject: 'Your bank account was removed' });

    await signInAgain();
    expect(await world.api.request(removeBank, { params }, worker)).toMatchObject({ status: 404 });
    await connect(aBank());
    await world.api.settle();
    expect(await newest()).toMatchObject({ delay: { reason: 'BANK_CHANGED', until: inHours(72) } });
    await pass(72);
    expect(await transfers()).toHaveLength(1);
  });

  it('does not get a removed bank back by what the provider says, but by going there', async () => {
    await settleIn();
    const { bankDetails } = await world.api.get(currentUser, {}, worker);
    await world.api.get(removeBank, { params: { id: bankDetails[0]?._id ?? '' } }, worker);
    const handles = world.api.app.get(PaymentHandles);
    const { connectAccountId } = await handles.get(worker.id);
    const hear = () => world.api.app.get(ConnectedAccounts).handleChange(connectAccountId ?? '');
    const listed = async () => (await world.api.get(currentUser, {}, worker)).bankDetails.length;

    await hear();
    expect(await listed()).toBe(0);

    await world.api.app.get(ConnectedAccounts).onboardingLink(worker.id);
    await hear();
    expect(await listed()).toBe(1);
  });

  it('does not wait because numbers were refused', async () => {
    await settleIn();
    expect(await connect(aBank({ institutionNumber: '999' }))).toMatchObject({
      body: { code: 'BANK_REFUSED' },
    });
    await earn();

    expect(await newest()).toMatchObject({ status: 'sent' });
  });

  it('does not end the wait of a change that is under way by numbers that are refused', async () => {
    await settleIn();
    world.sandbox.faults.arm(
      { kind: 'drop', worked: true },
      { path: '/external_accounts', method: 'POST' },
      Number.POSITIVE_INFINITY,
    );
    expect(await connect(aBank())).toMatchObject({ body: { code: 'PAYMENT_PROVIDER_DOWN' } });
    world.sandbox.faults.clear();
    world.api.clock.advance({ minutes: 1 });
    expect(await connect(aBank({ institutionNumber: '999' }))).toMatchObject({
      body: { code: 'BANK_REFUSED' },
    });
    await earn();

    expect(await newest()).toMatchObject({ delay: { reason: 'BANK_CHANGED' } });
    expect(await transfers()).toEqual([]);
  });

  it('is looked at where the holder has a name that was changed since it was approved', async () => {
    await settleIn();
    const profiles = world.api.app.get(ProfileRepository);
    await profiles.setApproved(worker.id, { name: 'Wanda Worker' });
    await profiles.change(worker.id, { firstName: 'Mallory', lastName: 'Stranger' });
    await connect(aBank({ firstName: 'Mallory', lastName: 'Stranger' }));
    await earn();

    expect(await newest()).toMatchObject({ status: 'held', waitingFor: 'NAME' });
    const { checks } = await world.api.get(payoutChecks, { query: {} }, await admin());
    expect(checks.find(({ user }) => user === worker.id)).toMatchObject({
      legalName: 'Wanda Worker',
      bankHolder: 'Mallory Stranger',
    });
  });

  it('is looked at where the holder has another name, and is paid once somebody has', async () => {
    await settleIn(2);
    await connect(aBank({ firstName: 'Mallory', lastName: 'Stranger' }));
    await earn();

    expect(await newest()).toMatchObject({ status: 'held', waitingFor: 'NAME', expectedAt: null });
    await pass(100);
    expect(await transfers()).toEqual([]);
    const back = await admin();
    const { checks } = await world.api.get(payoutChecks, { query: {} }, back);
    const mine = checks.find(({ user }) => user === worker.id);
    expect(mine).toMatchObject({
      legalName: 'Wanda Worker',
      bankHolder: 'Mallory Stranger',
      payout: { _id: (await newest())._id },
    });

    const params = { id: (await newest())._id };
    await world.api.get(holdPayout, { params, body: { hold: false } }, back);
    await world.api.settle();
    expect(await transfers()).toHaveLength(1);
    await earn();
    expect(await newest()).toMatchObject({ status: 'sent' });
  });

  it('is not paid by the end of a hold where the name still differs', async () => {
    await settleIn();
    await connect(aBank({ firstName: 'Mallory', lastName: 'Stranger' }));
    await earn();
    const params = { id: (await newest())._id };
    const body = { hold: true, reason: 'We ask', until: inHours(80) } as const;
    await world.api.get(holdPayout, { params, body }, await admin());
    await pass(81);

    expect(await newest()).toMatchObject({ status: 'held', waitingFor: 'NAME', hold: null });
    expect(await transfers()).toEqual([]);
  });

  it('is paid after the wait where the owner connects a bank of their own name', async () => {
    await settleIn();
    await connect(aBank({ firstName: 'Mallory', lastName: 'Stranger' }));
    await earn();
    await connect(aBank({ firstName: 'WORKER', lastName: 'Wánda May' }));
    await world.api.settle();

    expect(await newest()).toMatchObject({ status: 'scheduled' });
    await pass(72);
    expect(await newest()).toMatchObject({ status: 'sent' });
  });

  it('is flagged where several use one bank, or worker and business, and nobody is stopped', async () => {
    await settleIn();
    const back = await admin();
    const listed = async () =>
      (await world.api.get(sharedBanks, { query: { limit: 100 } }, back)).banks.find(({ users }) =>
        users.some(({ _id }) => _id === worker.id),
      );
    const bank = aBank();
    await connect(bank);
    await earn();
    expect(await listed()).toBeUndefined();

    const sibling = await aWorker().called('Will Worker').onboarded().in(world.api);
    await connect(bank, sibling);
    expect(await listed()).toMatchObject({ workerAndBusiness: false });
    await connect(bank, employer);

    const flagged = await listed();
    expect(flagged).toMatchObject({ workerAndBusiness: true });
    expect(flagged?.users).toHaveLength(3);
    expect(flagged?.users).toContainEqual({
      _id: employer.id,
      name: employer.name,
      usertype: 'Employer',
    });
    await pass(73);
    expect(await newest()).toMatchObject({ status: 'sent' });
    expect(await world.api.request(sharedBanks, { query: {} }, worker)).toMatchObject({
      status: 403,
    });
  });
});
