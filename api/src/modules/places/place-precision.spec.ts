import { getPost } from '@leafshift/contracts/posts';
import {
  addLocation,
  changeLocation,
  myProfile,
  updateProfile,
} from '@leafshift/contracts/profile';
import { asId } from '../../core/ids.ts';
import { toObjectId } from '../../infra/mongo/object-ids.ts';
import { aShift } from '../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../testing/people.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import type { ShiftId } from '../posts/index.ts';
import { placePrecision } from './persistence/place-precision.migration.ts';

const ADDRESS = {
  fullAddress: '784 Queen St W, Toronto, ON, Canada',
  address: '784 Queen St W',
  city: 'Toronto',
  province: 'ON',
  country: 'Canada',
};
const IN_TORONTO = { latitude: 43.7001, longitude: -79.4163 };
const IN_M6R = { latitude: 43.643, longitude: -79.4471 };
const IN_THE_SHOP = { latitude: 43.64592, longitude: -79.41043 };

describe('the precision of a place', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
  }, 60_000);
  afterAll(() => api.stop());

  const live = (postalCode: string, point: typeof IN_TORONTO) =>
    api.get(updateProfile, { body: { ...ADDRESS, postalCode, ...point } }, worker);

  it('is found by the server from the point that a form sends, and answered', async () => {
    expect(await live('M6R 2M9', IN_THE_SHOP)).toMatchObject({
      ...IN_THE_SHOP,
      precision: 'street',
    });
    expect(await live('M6R 2M9', IN_M6R)).toMatchObject({ ...IN_M6R, precision: 'area' });
    expect(await live('L0L 1A0', IN_TORONTO)).toMatchObject({ ...IN_TORONTO, precision: 'town' });
    expect(await api.get(myProfile, {}, worker)).toMatchObject({ precision: 'town' });
  });

  it('becomes better than a form of before knew, by the postal code', async () => {
    expect(await live('M6R 2M9', IN_TORONTO)).toMatchObject({ ...IN_M6R, precision: 'area' });
  });

  it('comes with the location to the shifts there', async () => {
    const form = { locationName: 'Parkdale', ...ADDRESS, postalCode: 'M6R 2M9', ...IN_M6R };
    const { locations } = await api.get(addLocation, { body: form }, employer);
    const added = locations.find(({ locationName }) => locationName === 'Parkdale');
    expect(added).toMatchObject({ precision: 'area' });
    const post = await aShift().with({ location: added!._id }).by(employer, api);
    expect(post.location).toMatchObject({ ...IN_M6R, precision: 'area' });
    const edited = await api.get(
      changeLocation,
      { params: { id: added!._id }, body: { ...form, ...IN_THE_SHOP } },
      employer,
    );
    expect(edited.locations.find(({ _id }) => _id === added!._id)).toMatchObject({
      precision: 'street',
    });
  });

  it('is added to what was stored before, once', async () => {
    const post = await aShift().by(employer, api);
    const shifts = api.database.native.collection('shifts');
    const profiles = api.database.native.collection('profiles');
    const shift = { _id: toObjectId(asId<ShiftId>(post._id)) };
    const home = { userId: toObjectId(worker.id) };
    await shifts.updateOne(shift, {
      $set: {
        'location.latitude': IN_TORONTO.latitude,
        'location.longitude': IN_TORONTO.longitude,
        'location.postalCode': 'M6R 2M9',
      },
      $unset: { 'location.precision': 1 },
    });
    await profiles.updateOne(home, { $set: IN_TORONTO, $unset: { precision: 1 } });
    await placePrecision.up(api.database.native);
    expect((await api.get(getPost, { params: { id: post._id } }, employer)).location).toMatchObject(
      {
        ...IN_M6R,
        precision: 'area',
      },
    );
    expect(await shifts.findOne(shift)).toMatchObject({
      point: [IN_M6R.longitude, IN_M6R.latitude],
    });
    expect(await profiles.findOne(home)).toMatchObject({ ...IN_M6R, precision: 'area' });
    await profiles.updateOne(home, { $set: IN_TORONTO });
    await placePrecision.up(api.database.native);
    expect(await profiles.findOne(home)).toMatchObject(IN_TORONTO);
  });
});
