import type { WorkerId } from '../../../core/ids.ts';
import { newId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { costOf, expectToReadLittle, profileQueries } from '../../../testing/query-cost.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { WorkerShiftLists } from '../domain/ports/worker-shift-lists.ts';
import { assignmentCollection } from './assignment.schema.ts';

const HOUR_MS = 3_600_000;

describe("the queries behind a worker's lists, with a thousand assignments", () => {
  let api: TestApi;
  let lists: WorkerShiftLists;
  const worker = newId<WorkerId>();
  const page = { limit: 20 };

  beforeAll(async () => {
    api = await startApi();
    lists = api.app.get(WorkerShiftLists);
    const now = api.clock.now().getTime();
    await api.database.native.collection(assignmentCollection.name).insertMany(
      Array.from({ length: 1000 }, (_, index) => {
        const startsAt = new Date(now + ((index * 7) % 4000) * HOUR_MS);
        const isCompleted = index % 4 === 1;
        return {
          shiftId: toObjectId(newId()),
          employerId: toObjectId(newId()),
          workerId: toObjectId(worker),
          state: index % 3 === 0 ? 'requested' : 'confirmed',
          active: !isCompleted,
          startsAt,
          endsAt: new Date(startsAt.getTime() + 8 * HOUR_MS),
          requestedAt: new Date(now - index * 1000),
          completedAt: isCompleted ? new Date(now - index * 1000) : null,
        };
      }),
    );
    await profileQueries(api);
  }, 60_000);

  afterAll(() => api.stop());

  it.each<[string, (now: Date) => Promise<unknown>]>([
    ['upcoming', (now) => lists.upcomingOf(worker, now, page)],
    ['requested', (now) => lists.requestedBy(worker, now, page)],
    ['confirmed', () => lists.confirmedOf(worker, page)],
    ['completed', () => lists.completedOf(worker, page)],
  ])('%s shifts read what they answer', async (_, query) => {
    expectToReadLittle(await costOf(api, assignmentCollection.name, () => query(api.clock.now())));
  });
});
