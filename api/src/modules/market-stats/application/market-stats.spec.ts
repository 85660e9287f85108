import { marketStats } from '@leafshift/contracts/market-stats';
import { deletePost } from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const CACHED = { minutes: 10 };

describe('the market stats', () => {
  let api: TestApi;
  let reader: Worker;
  let employers: Employer[];

  beforeEach(async () => {
    // A Monday.
    api = await startApi({ now: '2026-05-04T16:00:00.000Z' });
    reader = await aWorker().in(api);
    employers = [];
    for (let number = 0; number < 4; number += 1) {
      employers.push(await anEmployer().onboarded().in(api));
    }
  });
  afterEach(() => api.stop());

  const stats = () => api.get(marketStats, {}, reader);
  const post = (by: number, rate: number, totalWorkers = 1, inHours = 48) =>
    aShift()
      .startingIn(inHours)
      .with({ rate, totalWorkers })
      .by(employers[by] as Employer, api);

  it('show nothing while fewer than three businesses post', async () => {
    await post(0, 25);
    await post(1, 30);

    expect(await stats()).toMatchObject({
      totals: null,
      ratesByJobType: [],
      ratesByPlace: [],
      fillByJobType: [],
    });
    expect((await stats()).demandByWeek.filter(({ spots }) => spots !== null)).toEqual([]);
  });

  it('show the middle half of the rates, and the demand of each week', async () => {
    await post(0, 25);
    await post(1, 28, 2);
    await post(2, 30);
    await post(3, 41, 1, 48 + 7 * 24);

    const { totals, ratesByJobType, ratesByPlace, demandByWeek, from, to } = await stats();
    expect({ from, to }).toEqual({ from: '2026-03-09', to: '2026-06-07' });
    expect(totals).toEqual({ shifts: 4, spots: 5, filled: 0, medianRate: 28 });
    const rates = { low: 25, median: 28, high: 30, shifts: 4 };
    expect(ratesByJobType).toEqual([{ jobType: 'Cultivation', ...rates }]);
    expect(ratesByPlace).toEqual([{ place: { province: 'ON' }, ...rates }]);
    expect(demandByWeek).toHaveLength(13);
    expect(demandByWeek.find(({ week }) => week === '2026-05-04')).toEqual({
      week: '2026-05-04',
      spots: 4,
      filled: 0,
      isOpen: true,
    });
    // One business alone.
    expect(demandByWeek.find(({ week }) => week === '2026-05-11')).toMatchObject({ spots: null });
  });

  it('show no group that is nearly all one business', async () => {
    for (let count = 0; count < 9; count += 1) await post(0, 25);
    await post(1, 30);
    await post(2, 31);

    expect((await stats()).totals).toBeNull();
  });

  it('leave cancelled shifts out, and are counted again after ten minutes', async () => {
    const [first] = [await post(0, 25), await post(1, 28), await post(2, 30)];
    expect((await stats()).totals).toMatchObject({ shifts: 3 });

    await post(3, 33);
    await api.request(deletePost, { params: { id: first._id } }, employers[0]);
    expect((await stats()).totals).toMatchObject({ shifts: 3 });
    api.clock.advance(CACHED);
    expect((await stats()).totals).toMatchObject({ shifts: 3, medianRate: 30 });
  });

  it('are for signed-in users only', async () => {
    expect((await api.request(marketStats, {})).status).toBe(401);
  });
});
