import { declineRequest, employerShiftRows } from '@leafshift/contracts/employer-shifts';
import { notifications } from '@leafshift/contracts/notification';
import { confirmWorker, findWork, requestShift } from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('a request that the employer declines', () => {
  let api: TestApi;
  let employer: Employer;
  let ana: Worker;
  let steps: ShiftSteps;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    ana = await aWorker().onboarded().in(api);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(48));
    await steps.request(ana);
  });

  const requestOf = async () => {
    const [request] = (await steps.shift()).requests;
    return { postId: steps.postId, requestId: request?._id ?? '' };
  };
  const refusal = (code: string) => ({ ok: false, body: { code } });

  it('is gone from the shift, and its worker is told', async () => {
    const params = await requestOf();
    const post = await api.get(declineRequest, { params }, employer);

    expect(post).toMatchObject({ requests: [], requestCount: 0 });
    const query = { tab: 'needs-action' as const };
    expect((await api.get(employerShiftRows, { query }, employer)).rows).toEqual([]);
    const told = await api.get(notifications, { query: {} }, ana);
    expect(told.notifications[0]).toMatchObject({
      kind: 'request-declined',
      link: `/find-work/${steps.postId}`,
    });
  });

  it('cannot be made again, nor confirmed by a window that still shows it', async () => {
    const confirmation = await steps.confirmation(ana);
    await api.get(declineRequest, { params: await requestOf() }, employer);

    const again = { params: { id: steps.postId } };
    expect(await api.request(requestShift, again, ana)).toMatchObject(refusal('REQUEST_DECLINED'));
    expect(await api.request(confirmWorker, confirmation, employer)).toMatchObject(
      refusal('REQUEST_DECLINED'),
    );
    const found = await api.get(findWork, { query: {} }, ana);
    expect(found.posts.map(({ _id }) => _id)).not.toContain(steps.postId);
  });

  it('is either declined or confirmed, whichever comes first', async () => {
    const params = await requestOf();
    const confirmation = await steps.confirmation(ana);
    const answers = await Promise.all([
      api.request(declineRequest, { params }, employer),
      api.request(confirmWorker, confirmation, employer),
    ]);

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { requestCount, confirmedCount } = await steps.shift();
    expect(requestCount).toBe(0);
    expect(confirmedCount).toBe(answers[1].ok ? 1 : 0);
  });

  it('is not declined by somebody else, nor once its worker is confirmed', async () => {
    const params = await requestOf();
    const other = await anEmployer().called('Other Cannabis').onboarded().in(api);
    expect(await api.request(declineRequest, { params }, other)).toMatchObject(
      refusal('NOT_FOUND'),
    );

    await steps.confirm(ana);

    expect(await api.request(declineRequest, { params }, employer)).toMatchObject(
      refusal('ALREADY_CONFIRMED'),
    );
  });
});
