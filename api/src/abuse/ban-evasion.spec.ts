import { accountReviews, decideAccountReview } from '@leafshift/contracts/account-reviews';
import { updateUser } from '@leafshift/contracts/admin';
import { currentUser } from '@leafshift/contracts/auth';
import { cancelAssignment, requestShift } from '@leafshift/contracts/posts';
import { updateProfile } from '@leafshift/contracts/profile';
import { mySuspension } from '@leafshift/contracts/suspensions';
import { closingTerms, deleteAccount, register } from '@leafshift/contracts/users';
import { aShift } from '../testing/a-shift.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  PASSWORD,
  type Person,
  type Worker,
} from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

describe('somebody who closes the account and comes back', () => {
  let api: TestApi;
  let admin: Admin;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    admin = await anAdmin().in(api);
    worker = await aWorker().onboarded().in(api);
  });

  const suspend = (person: Person, until?: string) =>
    api.get(
      updateUser,
      {
        params: { id: person.id },
        body: { suspended: true, reason: 'Fights at work', ...(until && { until }) },
      },
      admin,
    );
  const inDays = (days: number) =>
    new Date(api.clock.now().getTime() + days * 86_400_000).toISOString();
  const leave = (person: Person) =>
    api.request(deleteAccount, { body: { password: PASSWORD } }, person);
  const signUp = (email: string) =>
    api.get(register, {
      body: { usertype: 'Temp', name: 'Somebody New', email, password: PASSWORD },
    });
  const isUnderReview = async (as: { token: string }) =>
    (await api.get(currentUser, {}, as)).underReview;
  const post = async (inHours = 48) =>
    new ShiftSteps(api, employer, await aShift().startingIn(inHours).by(employer, api));
  const reviewOf = async (userId: string) => {
    const { accounts } = await api.get(accountReviews, { query: { limit: 100 } }, admin);
    return accounts.find(({ user }) => user === userId);
  };

  it('is told before what closing brings, and cancels late by it', async () => {
    const late = await post(5);
    const early = await post(90);
    await late.take(worker);
    await early.request(worker);

    expect(await api.get(closingTerms, {}, worker)).toMatchObject({
      blockers: [],
      requests: 1,
      shifts: [{ post: late.postId, isLate: true }],
      suspension: { days: 7 },
    });
    expect((await leave(worker)).status).toBe(204);

    expect(await late.shift()).toMatchObject({ confirmedCount: 0 });
    const suspensions = api.database.native.collection('suspensions');
    const kept = await suspensions.find({ reason: 'late-cancellation' }).toArray();
    expect(kept.map(({ userId }) => `${userId}`)).toContain(worker.id);
    expect((await signUp(worker.email)).user.underReview).toBe(true);
  });

  it('is under review with the same address, however it is written, and cannot request', async () => {
    await suspend(worker);
    await leave(worker);
    const [mailbox, domain] = worker.email.split('@');

    const { token, user } = await signUp(`${mailbox?.toUpperCase()}+again@${domain}`);

    expect(user).toMatchObject({ underReview: true, suspended: false });
    const steps = await post();
    const again = await aWorker().onboarded().in(api);
    const users = api.database.native.collection('users');
    await users.updateOne({ email: again.email }, { $set: { underReview: true } });
    const params = { id: steps.postId };
    expect((await api.request(requestShift, { params }, again)).body).toMatchObject({
      code: 'ACCOUNT_UNDER_REVIEW',
    });
    expect(await isUnderReview({ token })).toBe(true);
    expect(await reviewOf(user._id)).toMatchObject({
      matches: [{ kind: 'email', user: worker.id }],
    });
  });

  it('is under review once a phone number is the same, and only for a suspended account', async () => {
    const phone = '+1 (416) 555-7788';
    const other = await aWorker().onboarded().in(api);
    const change = (person: Person, phoneNumber: string) =>
      api.get(updateProfile, { body: { phoneNumber } }, person);
    await change(worker, phone);
    await change(other, phone);
    expect(await isUnderReview(other)).toBe(false);

    await suspend(worker);
    const third = await aWorker().onboarded().in(api);
    await change(third, '4165557788');

    expect(await isUnderReview(third)).toBe(true);
    expect(await isUnderReview(worker)).toBe(false);
  });

  it('may go on once the back office has looked, and is not stopped for the same again', async () => {
    await suspend(worker);
    await leave(worker);
    const { token, user } = await signUp(worker.email);
    const params = { id: (await reviewOf(user._id))?._id ?? '' };
    const body = { decision: 'cleared', reason: 'A sibling' } as const;

    expect((await api.request(decideAccountReview, { params, body }, { token })).status).toBe(403);
    expect((await api.request(decideAccountReview, { params, body }, admin)).status).toBe(204);
    expect((await api.request(decideAccountReview, { params, body }, admin)).status).toBe(404);

    expect(await isUnderReview({ token })).toBe(false);
    const audit = api.database.native.collection('audit_log');
    expect(await audit.countDocuments({ action: 'account-review-decided' })).toBe(1);
  });

  it('is suspended by the back office, and told why', async () => {
    await suspend(worker);
    await leave(worker);
    const { token, user } = await signUp(worker.email);
    const params = { id: (await reviewOf(user._id))?._id ?? '' };
    const body = { decision: 'suspended', reason: 'The same person' } as const;
    await api.request(decideAccountReview, { params, body }, admin);

    expect((await api.get(mySuspension, {}, { token })).suspension).toMatchObject({
      words: 'The same person',
    });
  });

  it('is forgotten when the suspension has ended and a year has passed', async () => {
    await suspend(worker, inDays(10));
    await leave(worker);
    api.clock.advance({ days: 374 });
    expect((await signUp(worker.email.replace('@', '+1@'))).user.underReview).toBe(true);
    api.clock.advance({ days: 2 });
    expect((await signUp(worker.email.replace('@', '+2@'))).user.underReview).toBe(false);
    employer = await anEmployer().onboarded().in(api);
  });

  it('leaves no address or phone number behind, and no digest without a suspension', async () => {
    await leave(worker);
    const marks = api.database.native.collection('identity_marks');
    const all = await marks.find().toArray();
    expect(all.filter(({ userId }) => `${userId}` === worker.id)).toEqual([]);
    expect(JSON.stringify(all)).not.toContain('example.ca');
    expect((await signUp(worker.email)).user.underReview).toBe(false);
  });

  it('cannot leave with work that is not submitted or pay that is owed, and reads which', async () => {
    const steps = await post();
    const { date, endDate } = await steps.take(worker);
    await steps.clockIn(worker, date);
    expect((await leave(worker)).body).toMatchObject({ code: 'CLOSE_WORK_NOT_SUBMITTED' });
    await steps.clockOut(worker, endDate);
    await steps.rate(worker);
    await steps.submit();

    expect(await api.get(closingTerms, {}, worker)).toMatchObject({
      blockers: [{ code: 'CLOSE_PAY_NOT_SENT', count: 1, amount: 200 }],
    });
    expect((await leave(worker)).body).toMatchObject({ code: 'CLOSE_PAY_NOT_SENT' });
    expect((await leave(employer)).body).toMatchObject({ code: 'CLOSE_INVOICES_OPEN' });
    const params = { postId: steps.postId };
    expect((await api.request(cancelAssignment, { params }, worker)).status).toBe(409);
  });
});
