import { favouriteWorkers, removeFavourite } from '@leafshift/contracts/favourites';
import { changeMember, memberActs, removeMember } from '@leafshift/contracts/members';
import { confirmWorker, createPost, deletePost } from '@leafshift/contracts/posts';
import { addLocation, changeSupervisor } from '@leafshift/contracts/profile';
import { deleteAccount, exportAccount } from '@leafshift/contracts/users';
import { addWorkerNote } from '@leafshift/contracts/worker-notes';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { aPermanentForm, aShift } from '../../../testing/a-shift.ts';
import { aMember } from '../../../testing/members.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { type As, startApi, type TestApi } from '../../../testing/test-api.ts';

const TORONTO = {
  fullAddress: '120 Queen St W, Toronto, ON M5H 2N1, Canada',
  address: '120 Queen St W',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5H 2N1',
  country: 'Canada',
  latitude: 43.652,
  longitude: -79.384,
};

describe('the log of what members do for their business', () => {
  let api: TestApi;
  let owner: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    owner = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
  });

  const log = async (as: As = owner, query: object = {}) =>
    (await api.get(memberActs, { query }, as)).acts;
  const kinds = async (as: As = owner, query: object = {}) =>
    (await log(as, query)).map(({ kind }) => kind);

  it('has who did what, when, on which shift and worker of which store', async () => {
    const steps = await ShiftSteps.post(api, owner);
    await steps.request(worker);
    const coordinator = await aMember(api, owner, 'coordinator');
    api.clock.advance({ minutes: 1 });
    const { params, body } = await steps.confirmation(worker);
    await api.get(confirmWorker, { params, body }, coordinator);

    const [confirmed, created] = await log();
    const { date } = await steps.shift();
    const post = { _id: steps.postId, title: 'Trimmer', date, timeZone: 'America/Toronto' };
    expect(confirmed).toMatchObject({
      kind: 'worker-confirmed',
      at: api.clock.now().toISOString(),
      by: { _id: coordinator.id, name: 'Maya coordinator' },
      person: { _id: worker.id },
      post,
      furtherPosts: 0,
      stores: ['Queen Street Store'],
    });
    expect(confirmed?.person?.name).not.toBe('');
    expect(created).toMatchObject({ kind: 'posting-created', by: { _id: owner.id }, post });
  });

  it('finds the worker behind the entry of a shift that an act names', async () => {
    const steps = await ShiftSteps.post(api, owner, aShift().startingIn(4));
    await steps.take(worker);
    api.clock.advance({ hours: 5 });
    await steps.noShow(worker);
    expect((await log())[0]).toMatchObject({
      kind: 'no-show',
      person: { _id: worker.id },
      post: { _id: steps.postId },
    });
  });

  it('has nothing of what was refused or only asked, and a repeated request once', async () => {
    const body = aPermanentForm({ location: owner.locationId });
    const sent = { headers: { 'idempotency-key': 'post-once' } };
    const first = await api.request(createPost, { body }, owner, sent);
    const again = await api.request(createPost, { body }, owner, sent);
    expect(again.body).toEqual(first.body);
    const id = '0123456789abcdef01234567';
    expect(await api.request(deletePost, { params: { id } }, owner)).toMatchObject({ status: 404 });
    await api.get(favouriteWorkers, {}, owner);

    expect(await log()).toMatchObject([
      { kind: 'posting-created', post: { title: 'Store Manager', date: null } },
    ]);
  });

  it('names nobody with whom the business has nothing to do', async () => {
    await api.get(removeFavourite, { params: { userId: worker.id } }, owner);
    expect(await log()).toMatchObject([{ kind: 'favourite-removed', person: null }]);
  });

  it('is read by owners and managers, by these of their stores only, and by nobody else', async () => {
    const added = { locationName: 'Other Store', ...TORONTO };
    const profile = await api.get(addLocation, { body: added }, owner);
    const locations = 'locations' in profile ? profile.locations : [];
    const other = locations.find(({ locationName }) => locationName === 'Other Store')?._id ?? '';
    await ShiftSteps.post(api, owner);
    const steps = await ShiftSteps.post(api, owner, aShift().with({ location: other }));
    const manager = await aMember(api, owner, 'manager', [other]);
    const coordinator = await aMember(api, owner, 'coordinator');
    const stranger = await anEmployer().onboarded().in(api);

    expect(await kinds()).toEqual(['posting-created', 'posting-created', 'store-added']);
    expect(await log(manager)).toMatchObject([
      { post: { _id: steps.postId }, stores: ['Other Store'] },
    ]);
    expect(await log(stranger)).toEqual([]);
    expect(await api.request(memberActs, {}, coordinator)).toMatchObject({ status: 403 });
  });

  it('goes on page by page, and of one member alone', async () => {
    const manager = await aMember(api, owner, 'manager');
    const params = { id: owner.supervisorId };
    for (const name of ['Sam One', 'Sam Two', 'Sam Three']) {
      const body = { name, phoneNumber: '4165550100', email: 'sam@example.ca' };
      await api.get(changeSupervisor, { params, body }, manager);
      api.clock.advance({ minutes: 1 });
    }
    await api.get(
      changeMember,
      { params: { id: manager.id }, body: { role: 'manager', stores: null } },
      owner,
    );
    const first = await api.get(memberActs, { query: { limit: 2 } }, owner);
    expect(first.acts.map(({ kind }) => kind)).toEqual(['member-changed', 'supervisors-changed']);
    expect(first.acts[0]).toMatchObject({ person: { _id: manager.id, name: 'Maya manager' } });
    const query = { limit: 2, cursor: first.nextCursor ?? '' };
    const second = await api.get(memberActs, { query }, owner);
    expect(second).toMatchObject({ acts: [{}, {}], nextCursor: null });
    expect(await kinds(owner, { by: owner.id })).toEqual(['member-changed']);
  });

  it('keeps what somebody did who has left, without a name, and ends with the business', async () => {
    const steps = await ShiftSteps.post(api, owner);
    await steps.request(worker);
    const coordinator = await aMember(api, owner, 'coordinator');
    const note = { params: { userId: worker.id }, body: { text: 'Kind to regulars' } };
    await api.get(addWorkerNote, note, coordinator);
    await api.get(removeMember, { params: { id: coordinator.id } }, owner);
    const [removed, noted] = await log();
    expect(removed).toMatchObject({ kind: 'member-removed', person: { _id: coordinator.id } });
    expect(noted).toMatchObject({ kind: 'note-added', by: { _id: coordinator.id, name: '' } });
    expect(JSON.stringify(await log())).not.toContain('Kind to regulars');
    const exported = JSON.stringify(await api.get(exportAccount, {}, owner));
    expect(exported).toContain('note-added');

    await api.get(deleteAccount, { body: { password: owner.password } }, owner);
    const employerId = toObjectId(owner.id);
    const left = api.database.native.collection('member_acts').countDocuments({ employerId });
    expect(await left).toBe(0);
  });
});
