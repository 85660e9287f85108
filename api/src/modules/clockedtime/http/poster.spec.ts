import {
  locationPoster,
  posterShift,
  selfClockIn,
  selfClockOut,
} from '@leafshift/contracts/clockedtime';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const HOUR = 3_600_000;
/** A degree of latitude in metres. */
const DEGREE = 111_195;

describe('the poster of a location', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;
  let steps: ShiftSteps;
  let place: { readonly latitude: number; readonly longitude: number };
  let endDate: string;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_DAYS: '365' } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(48));
    const { date, location, ...shift } = await steps.take(worker);
    place = location;
    endDate = shift.endDate;
    api.clock.set(date);
  });

  const poster = async (of = employer) =>
    api.get(locationPoster, { params: { locationId: of.locationId } }, of);
  const away = (metres: number) => ({
    latitude: place.latitude + metres / DEGREE,
    longitude: place.longitude,
  });
  const params = () => ({ postId: steps.postId });
  const comeWith = async (position: object) => {
    const body = { poster: (await poster()).code, ...position };
    return api.get(selfClockIn, { params: params(), body }, worker);
  };
  const state = async () => (await steps.shift()).confirmedArr[0]?.shiftStatus;

  it('is always the same for a location, and another one for each', async () => {
    const first = await poster();
    api.clock.advance({ days: 30 });
    expect(await poster()).toEqual(first);
    const other = await poster(await anEmployer().onboarded().in(api));
    expect(other.code).not.toBe(first.code);
  });

  it('is given to the business of the location alone', async () => {
    const stranger = await anEmployer().onboarded().in(api);
    const ofOther = { params: { locationId: employer.locationId } };
    expect(await api.request(locationPoster, ofOther, stranger)).toMatchObject({
      body: { code: 'NOT_FOUND' },
    });
    expect(await api.request(locationPoster, ofOther, worker)).toMatchObject({ status: 403 });
  });

  it('clocks a worker in and out who is within 300 metres of the place', async () => {
    expect(await comeWith(away(299))).toMatchObject({ worker: { unwitnessed: [] } });
    expect(await state()).toBe('Clocked In');
    api.clock.set(endDate);
    const body = { poster: (await poster()).code, ...away(0) };
    await api.get(selfClockOut, { params: params(), body }, worker);
    expect(await state()).toBe('Clocked Out');
  });

  it.each([
    ['farther away', () => away(302)],
    ['somewhere that nobody knows', () => ({})],
  ])('is the worker’s word alone %s, and waits for the employer', async (_, position) => {
    expect(await comeWith(position())).toMatchObject({ worker: { unwitnessed: ['in'] } });
    expect(await state()).toBe('Confirmed');
  });

  it('of another place counts for nothing', async () => {
    const { code } = await poster(await anEmployer().onboarded().in(api));
    const body = { poster: code, ...away(0) };
    expect(await api.request(selfClockIn, { params: params(), body }, worker)).toMatchObject({
      body: { code: 'POSTER_UNKNOWN' },
    });
    expect(await state()).toBe('Confirmed');
  });

  it('leads to the shift at the place that is now or next, and nobody else', async () => {
    const { code } = await poster();
    expect(await api.get(posterShift, { query: { code } }, worker)).toEqual({
      postId: steps.postId,
    });
    const stranger = await aWorker().onboarded().in(api);
    expect(await api.request(posterShift, { query: { code } }, stranger)).toMatchObject({
      body: { code: 'POSTER_UNKNOWN' },
    });
    api.clock.set(new Date(Date.parse(endDate) + 5 * HOUR));
    expect(await api.request(posterShift, { query: { code } }, worker)).toMatchObject({
      body: { code: 'POSTER_UNKNOWN' },
    });
  });
});
