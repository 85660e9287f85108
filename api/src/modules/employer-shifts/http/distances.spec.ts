import { shiftDistances } from '@leafshift/contracts/employer-shifts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('how far the workers of a shift live from its store', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('is told in whole kilometres to its employer, of those who asked or are confirmed', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const steps = await ShiftSteps.post(api, employer, aShift().startingIn(48));
    const { latitude, longitude } = (await steps.shift()).location;
    const near = await aWorker().onboarded().with({ latitude, longitude }).in(api);
    const far = await aWorker()
      .onboarded()
      .with({ latitude: latitude + 0.1, longitude })
      .in(api);
    await aWorker().onboarded().in(api);
    await steps.request(near);
    await steps.request(far);
    await steps.confirm(far);

    const params = { postId: steps.postId };
    const { distances } = await api.get(shiftDistances, { params }, employer);
    expect(new Map(distances.map(({ worker, km }) => [worker, km]))).toEqual(
      new Map([
        [near.id, 1],
        [far.id, 11],
      ]),
    );
    const stranger = await anEmployer().onboarded().in(api);
    expect(await api.request(shiftDistances, { params }, stranger)).toMatchObject({
      ok: false,
      body: { code: 'NOT_FOUND' },
    });
  });
});
