import { notifications } from '@leafshift/contracts/notification';
import { cancelAssignment, getPost } from '@leafshift/contracts/posts';
import { workerProfile } from '@leafshift/contracts/profile';
import { placeOf } from './infra/mongo/map-places.ts';
import { cellsOf } from './infra/mongo/map-squares.ts';
import type { ShiftDocument } from './modules/posts/persistence/shift.schema.ts';
import { aShift } from './testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from './testing/people.ts';
import { ShiftSteps } from './testing/shift-steps.ts';
import { startApi, type TestApi } from './testing/test-api.ts';

describe('a database that an earlier version has filled', () => {
  let api: TestApi;
  let later: TestApi;
  let employer: Employer;
  let worker: Worker;
  let confirmed: ShiftSteps;
  let before: unknown;

  const native = () => api.database.native;
  const names = async () => (await native().listCollections().toArray()).map(({ name }) => name);
  const answers = async (from: TestApi) => [
    await from.get(getPost, { params: { id: confirmed.postId } }, employer),
    await from.get(workerProfile, { params: { userId: worker.id } }, employer),
    await from.get(notifications, { query: {} }, employer),
  ];

  /** Undoes what the data migrations do. */
  const makeOld = async (): Promise<void> => {
    await native().renameCollection('assignments', 'shift_places');
    await native().renameCollection('reputations', 'worker_standings');
    const shifts = native().collection('shifts');
    await shifts.updateMany({}, [{ $set: { placesLeft: '$openSpots' } }, { $unset: 'openSpots' }]);
    await shifts.dropIndex('employer_by_start_and_spots');
    await shifts.createIndex(
      { employerId: 1, startsAt: -1, _id: -1, status: 1, placesLeft: 1, searchText: 1 },
      { name: 'employer_by_start' },
    );
    await native()
      .collection('notifications')
      .updateMany({ kind: 'assignment-cancelled' }, { $set: { kind: 'place-cancelled' } });
    await native()
      .collection('outbox')
      .updateMany({ kind: 'assignments.remind' }, [
        {
          $set: {
            kind: 'posts.remind',
            key: {
              $concat: ['posts.remind:', '$payload.shiftId', ':', '$payload.workerId'],
            },
          },
        },
        { $unset: 'payload.startsAt' },
      ]);
    await native()
      .collection('shift_places')
      .updateMany({}, { $unset: { agreed: 1, agreedAt: 1 } });
    await native()
      .collection('profiles')
      .updateMany({}, { $unset: { precision: 1, 'locations.$[].precision': 1 } });
    await shifts.updateMany(
      {},
      { $unset: { 'location.precision': 1, cell: 1, region: 1, place: 1 } },
    );
    await native().collection('migrations').deleteMany({});
  };

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
    const worked = await ShiftSteps.post(api, employer, aShift().startingIn(30));
    await worked.work(worker, 5);
    await worked.submit();
    const post = await aShift().startingIn(90).with({ totalWorkers: 2 }).by(employer, api);
    confirmed = new ShiftSteps(api, employer, post);
    await confirmed.take(worker);
    const leaver = await aWorker().onboarded().in(api);
    await confirmed.take(leaver);
    await api.get(cancelAssignment, { params: { postId: post._id } }, leaver);
    await api.settle();
    before = await answers(api);
    await makeOld();
    later = await startApi({ besides: api });
  }, 60_000);
  afterAll(async () => {
    await later.stop();
    await api.stop();
  });

  it('gives the same answers', async () => {
    expect(await answers(later)).toEqual(before);
  });

  it('has nothing left under the earlier names', async () => {
    expect(await names()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(shift_places|worker_standings)$/)]),
    );
    const shifts = native().collection('shifts');
    expect(await shifts.countDocuments({ placesLeft: { $exists: true } })).toBe(0);
    expect((await shifts.indexes()).map(({ name }) => name)).not.toContain('employer_by_start');
    const waiting = { kind: 'posts.remind', state: 'waiting' };
    expect(await native().collection('outbox').countDocuments(waiting)).toBe(0);
    const notified = native().collection('notifications');
    expect(await notified.countDocuments({ kind: 'assignment-cancelled' })).toBe(1);
    expect(await notified.countDocuments({ kind: 'place-cancelled' })).toBe(0);
  });

  it('keeps shifts by the squares of the map in which they lie, and by their places', async () => {
    const stored = await native().collection<ShiftDocument>('shifts').find().toArray();
    expect(stored.length).toBeGreaterThan(0);
    for (const shift of stored) {
      const place = placeOf(shift.location);
      expect(shift).toMatchObject({ ...cellsOf(shift.location), place });
    }
  });

  it('counts where shifts lie that the release before has posted meanwhile', async () => {
    const squares = () =>
      native()
        .collection('shifts')
        .find({ listed: true })
        .sort({ _id: 1 })
        .project({ cell: 1, region: 1, place: 1 })
        .toArray();
    const counted = await squares();
    expect(counted).not.toContainEqual(expect.objectContaining({ cell: null }));
    await native()
      .collection('shifts')
      .updateMany({ listed: true }, { $unset: { cell: 1, region: 1, place: 1 } });
    expect(await squares()).not.toEqual(counted);

    const last = await startApi({ besides: api });
    expect(await squares()).toEqual(counted);
    await last.stop();
  });

  it('has the indexes of assignments', async () => {
    const indexes = await native().collection('assignments').indexes();
    expect(indexes.map(({ name }) => name)).toContain('one_a_worker_and_shift');
  });

  it('fills the spots that were left, and no more', async () => {
    const steps = new ShiftSteps(later, employer, { _id: confirmed.postId });
    const next = await aWorker().onboarded().in(later);
    expect(await steps.take(next)).toMatchObject({ confirmedCount: 2 });
    expect(await native().collection('shifts').findOne({ openSpots: 0 })).not.toBeNull();
  });

  it('still has the reminders that waited', async () => {
    expect(
      await native().collection('outbox').findOne({
        kind: 'assignments.remind',
        'payload.workerId': worker.id,
        'payload.shiftId': confirmed.postId,
      }),
    ).toMatchObject({ payload: { startsAt: (await confirmed.shift()).date } });
  });
});
