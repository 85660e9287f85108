import { employerShifts } from '@leafshift/contracts/posts';
import { removeLocation, removeSupervisor } from '@leafshift/contracts/profile';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('the lists of an employer', () => {
  let api: TestApi;
  let boss: Employer;

  beforeAll(async () => {
    api = await startApi();
    boss = await anEmployer().onboarded().in(api);
    const done = await ShiftSteps.post(api, boss, aShift().startingIn(120));
    await done.work(await aWorker().onboarded().in(api));
    await done.submit();
    for (const hours of [24, 72, 48]) {
      await aShift()
        .startingIn(hours)
        .with({ jobTitle: hours === 72 ? 'Budtender' : 'Trimmer' })
        .by(boss, api);
    }
    const filled = await aShift().startingIn(96).by(boss, api);
    await new ShiftSteps(api, boss, filled).take(await aWorker().onboarded().in(api));
  });

  afterAll(() => api.stop());

  const startsOf = async (query: object): Promise<readonly number[]> => {
    const { posts } = await api.get(employerShifts, { query }, boss);
    return posts.map((post) => (Date.parse(post.date) - api.clock.now().getTime()) / 3_600_000);
  };

  it('begin with the latest start and can be filtered', async () => {
    expect(await startsOf({})).toEqual([96, 72, 48, 24, -8]);
    expect(await startsOf({ status: 'open' })).toEqual([96, 72, 48, 24]);
    expect(await startsOf({ status: 'filled' })).toEqual([96]);
    expect(await startsOf({ status: 'complete' })).toEqual([-8]);
    expect(await startsOf({ q: 'budtender toronto' })).toEqual([72]);
    const day = (hours: number) =>
      new Date(api.clock.now().getTime() + hours * 3_600_000).toISOString();
    expect(await startsOf({ from: day(48), to: day(96) })).toEqual([72, 48]);
  });

  it('come in pages', async () => {
    const first = await api.get(employerShifts, { query: { limit: 2 } }, boss);
    const cursor = first.nextCursor ?? '';
    const second = await api.get(employerShifts, { query: { limit: 2, cursor } }, boss);
    const third = await api.get(
      employerShifts,
      { query: { limit: 2, cursor: second.nextCursor ?? '' } },
      boss,
    );
    expect([first, second, third].map(({ posts }) => posts.length)).toEqual([2, 2, 1]);
    expect(third.nextCursor).toBeNull();
    expect(
      await api.request(employerShifts, { query: { cursor: 'nonsense' } }, boss),
    ).toMatchObject({ status: 400 });
  });

  it('show nothing of other employers', async () => {
    const other = await anEmployer().onboarded().in(api);
    expect((await api.get(employerShifts, {}, other)).posts).toEqual([]);
    const worker = await aWorker().onboarded().in(api);
    expect(await api.request(employerShifts, {}, worker)).toMatchObject({ status: 403 });
    expect(await api.request(employerShifts, {})).toMatchObject({ status: 401 });
  });

  it('keep supervisors and locations that a coming shift needs', async () => {
    expect(
      await api.request(removeSupervisor, { params: { id: boss.supervisorId } }, boss),
    ).toMatchObject({ status: 409, body: { code: 'SUPERVISOR_IN_USE' } });
    expect(
      await api.request(removeLocation, { params: { id: boss.locationId } }, boss),
    ).toMatchObject({ status: 409, body: { code: 'LOCATION_IN_USE' } });
  });
});
