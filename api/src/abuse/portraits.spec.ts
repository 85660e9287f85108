import { portraits } from '@leafshift/contracts/admin';
import { myProfile, updateProfile } from '@leafshift/contracts/profile';
import { anUpload } from '../testing/documents.ts';
import { anEmployer, aWorker, type Person } from '../testing/people.ts';
import { ReviewDesk } from '../testing/review-desk.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

describe('a portrait that is changed after the approval', () => {
  let api: TestApi;
  let desk: ReviewDesk;

  beforeAll(async () => {
    api = await startApi();
    desk = await ReviewDesk.in(api);
  });
  afterAll(() => api.stop());

  const newPortrait = async (person: Person) => {
    const body = { profileImage: await anUpload(api, person, 'profile-picture') };
    return api.get(updateProfile, { body }, person);
  };
  const listed = async (person: Person) => {
    const query = { limit: 100 };
    const { portraits: list } = await api.get(portraits, { query }, desk.admin);
    return list.find(({ user }) => user === person.id);
  };

  it('asks for no new review, and is shown to the back office with how often it was', async () => {
    const worker = await desk.approved(await aWorker().onboarded().in(api));
    expect(await listed(worker)).toBeUndefined();

    api.clock.advance({ hours: 1 });
    await newPortrait(worker);
    const { identificationDocument, profileImage } = await newPortrait(worker);

    expect(identificationDocument.status).toBe('Approved');
    expect(await listed(worker)).toEqual({
      user: worker.id,
      userName: 'Wanda Worker',
      usertype: 'Temp',
      profileImage,
      changedAt: api.clock.now().toISOString(),
      changes: 2,
    });
  });

  it('is shown while another review waits too', async () => {
    const worker = await desk.approved(await aWorker().onboarded().in(api));
    await api.get(updateProfile, { body: { lastName: 'Other' } }, worker);
    await newPortrait(worker);

    expect(await listed(worker)).toMatchObject({ userName: 'Wanda Other', changes: 1 });
  });

  it('is not one that was changed before, or that stayed', async () => {
    const employer = await anEmployer().onboarded().in(api);
    await newPortrait(employer);
    await desk.approved(employer);
    const { profileImage } = await api.get(myProfile, {}, employer);
    await api.get(updateProfile, { body: { profileImage, bio: 'A bigger shop' } }, employer);

    expect(await listed(employer)).toBeUndefined();
  });

  it('comes the latest first, page by page, to the back office alone', async () => {
    const people = [];
    for (const _ of [1, 2, 3]) {
      const employer = await desk.approved(await anEmployer().onboarded().in(api));
      api.clock.advance({ minutes: 1 });
      await newPortrait(employer);
      people.unshift(employer.id);
    }
    const page = await api.get(portraits, { query: { limit: 2 } }, desk.admin);
    const cursor = page.nextCursor ?? '';
    const next = await api.get(portraits, { query: { limit: 1, cursor } }, desk.admin);

    expect([...page.portraits, ...next.portraits].map(({ user }) => user)).toEqual(people);
    const worker = await aWorker().in(api);
    expect((await api.request(portraits, { query: {} }, worker)).status).toBe(403);
  });
});
