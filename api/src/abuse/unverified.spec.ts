import { payouts } from '@leafshift/contracts/payouts';
import { createPost, requestShift } from '@leafshift/contracts/posts';
import { addBank } from '@leafshift/contracts/stripe';
import { connectOnboardingLink } from '@leafshift/contracts/users';
import { PaymentWorld } from '../modules/stripe/testing/payment-world.ts';
import { AccountRepository } from '../modules/users/domain/ports/account.repository.ts';
import { aPermanentForm, aShift } from '../testing/a-shift.ts';
import { anEmployer, aWorker } from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

const REFUSED = { status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } };

describe('somebody whose address is not verified', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('cannot publish, neither shift nor job', async () => {
    const stranger = await anEmployer().onboarded().unverified().in(api);

    for (const body of [aShift().form(api, stranger), aPermanentForm()]) {
      expect(await api.request(createPost, { body }, stranger)).toMatchObject(REFUSED);
    }
  });

  it('cannot request a shift', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const { _id: id } = await aShift().by(employer, api);
    const stranger = await aWorker().onboarded().unverified().in(api);

    expect(await api.request(requestShift, { params: { id } }, stranger)).toMatchObject(REFUSED);
  });

  it('cannot confirm anybody, and is not confirmed', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const steps = await ShiftSteps.post(api, employer);
    const worker = await aWorker().onboarded().in(api);
    await steps.request(worker);

    await unverify(worker.id);
    expect(await steps.tryToConfirm(worker)).toMatchObject({
      status: 409,
      body: { code: 'WORKER_NOT_ELIGIBLE', msg: 'This worker cannot be confirmed at present' },
    });
    await unverify(employer.id);
    expect(await steps.tryToConfirm(worker)).toMatchObject(REFUSED);
  });

  it('cannot connect a bank, by form or at the provider', async () => {
    const stranger = await aWorker().onboarded().unverified().in(api);
    const body = {
      firstName: 'Wanda',
      lastName: 'Worker',
      bankAccountNumber: '000123456789',
      institutionNumber: '003',
      transitNumber: '12345',
      address: '100 Queen St W',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5H 2N2',
    };

    expect(await api.request(addBank, { body }, stranger)).toMatchObject(REFUSED);
    expect(await api.request(connectOnboardingLink, {}, stranger)).toMatchObject(REFUSED);
  });

  it('is not paid, until the address is verified', async () => {
    const world = await PaymentWorld.start();
    const employer = await anEmployer().onboarded().withoutCard().in(world.api);
    const worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer);
    await world.giveBank(worker);
    const steps = await ShiftSteps.post(world.api, employer);
    await steps.work(worker);
    await world.api.app.get(AccountRepository).setEmailVerified(worker.id, null);

    await steps.submit();
    await world.api.settle();

    expect(await world.api.get(payouts, {}, worker)).toMatchObject({
      payouts: [{ status: 'waiting', waitingFor: 'EMAIL' }],
    });
    expect((await world.stripe.transfers.list()).data).toEqual([]);
    await world.stop();
  });

  const unverify = (userId: Parameters<AccountRepository['setEmailVerified']>[0]) =>
    api.app.get(AccountRepository).setEmailVerified(userId, null);
});
