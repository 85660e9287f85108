import {
  boardPosts,
  createPost,
  employerShifts,
  getPost,
  requestedShifts,
} from '@leafshift/contracts/posts';
import { deleteAccount, exportAccount } from '@leafshift/contracts/users';
import { aPermanentForm } from '../../../../testing/a-shift.ts';
import {
  anEmployer,
  aWorker,
  type Employer,
  type Person,
  type Worker,
} from '../../../../testing/people.ts';
import { ShiftSteps } from '../../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../../testing/test-api.ts';

describe('what becomes of postings and shifts when somebody leaves', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
  });

  afterAll(() => api.stop());

  beforeEach(async () => {
    employer = await anEmployer().licensed().in(api);
    worker = await aWorker().onboarded().in(api);
  });

  const post = (): Promise<ShiftSteps> => ShiftSteps.post(api, employer);

  const leave = (person: Person) =>
    api.request(deleteAccount, { body: { password: person.password } }, person);

  const exported = async (person: Person): Promise<Record<string, unknown>> => {
    const headers = { 'x-auth-token': person.token };
    const answer = await api.send('GET', `/api${exportAccount.path}`, { headers });
    return (await answer.json()) as Record<string, unknown>;
  };

  it('exports both sides', async () => {
    const steps = await post();
    await steps.work(worker);
    await steps.submit();

    expect(await exported(employer)).toMatchObject({
      posts: { shifts: [{ _id: steps.postId }], permanent: [] },
      invoices: [{ post: steps.postId }],
      payouts: [],
    });
    expect(await exported(worker)).toMatchObject({
      posts: { reputation: { rating: null, shiftsCompleted: 1 }, shifts: [{ _id: steps.postId }] },
      invoices: [],
      payouts: [{ post: steps.postId }],
    });
  });

  it('opens the spots and withdraws the requests of a worker', async () => {
    const requested = await post();
    const confirmed = await post();
    await requested.request(worker);
    await confirmed.take(worker);

    expect(await leave(worker)).toMatchObject({ status: 204 });

    expect(await requested.shift()).toMatchObject({ requestCount: 0, requests: [] });
    expect(await confirmed.shift()).toMatchObject({ confirmedCount: 0, confirmedArr: [] });
  });

  it('keeps a worker whose work is not submitted, or whose pay is waiting', async () => {
    const steps = await post();
    const { date } = await steps.take(worker);
    await steps.clockIn(worker, date);
    expect(await leave(worker)).toMatchObject({
      status: 409,
      body: { code: 'CLOSE_WORK_NOT_SUBMITTED' },
    });

    await steps.clockOut(worker, new Date(Date.parse(date) + 3_600_000).toISOString());
    await steps.rate(worker);
    await steps.submit();
    expect(await leave(worker)).toMatchObject({
      status: 409,
      body: { msg: 'You can close your account once your pay was sent. Please connect a bank' },
    });
    expect(await leave(employer)).toMatchObject({
      status: 409,
      body: { msg: 'You can close your account once your invoices are paid' },
    });
  });

  it('cancels the open shifts of an employer and clears the board', async () => {
    const steps = await post();
    await steps.request(worker);
    const body = aPermanentForm({ jobType: 'Unique Title' });
    await api.get(createPost, { body }, employer);

    expect(await leave(employer)).toMatchObject({ status: 204 });

    expect((await api.get(requestedShifts, {}, worker)).posts).toEqual([]);
    expect(await api.request(getPost, { params: { id: steps.postId } }, worker)).toMatchObject({
      body: {
        status: 'Cancelled',
        name: 'Former member',
        supervisor: { name: 'Former supervisor' },
      },
    });
    expect((await api.get(boardPosts, { query: { q: 'unique title' } })).posts).toEqual([]);
  });

  it('keeps an employer whose shifts have confirmed workers', async () => {
    const steps = await post();
    await steps.take(worker);
    expect(await leave(employer)).toMatchObject({ status: 409 });
    expect((await api.get(employerShifts, {}, employer)).posts).toHaveLength(1);
  });
});
