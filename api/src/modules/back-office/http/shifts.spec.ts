import { adminShift, adminShifts } from '@leafshift/contracts/back-office';
import { selfClockIn, witnessTime } from '@leafshift/contracts/clockedtime';
import { cancelShift } from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('shifts, as the back office sees them', () => {
  let api: TestApi;
  let support: Admin;
  let employer: Employer;
  let worker: Worker;
  let done: ShiftSteps;
  let full: ShiftSteps;
  let open: string;
  let cancelled: string;

  beforeAll(async () => {
    api = await startApi({ now: '2026-05-04T12:00:00.000Z' });
    support = await anAdmin().as('support').in(api);
    employer = await anEmployer().called('Queen Street Cannabis').onboarded().in(api);
    worker = await aWorker().called('Wanda Wong').onboarded().in(api);
    done = await ShiftSteps.post(api, employer);
    await done.work(worker, 5);
    await done.submit();
    full = await ShiftSteps.post(api, employer, aShift().startingIn(60));
    await full.take(worker);
    const other = await anEmployer().called('Yonge Cannabis').onboarded().in(api);
    open = (await aShift().startingIn(80).by(other, api))._id;
    cancelled = (await aShift().startingIn(100).by(other, api))._id;
    await api.get(cancelShift, { params: { postId: cancelled } }, other);
  });
  afterAll(() => api.stop());

  const ids = async (query: object) =>
    (await api.get(adminShifts, { query }, support)).shifts.map(({ _id }) => _id);

  it('come latest first, by state', async () => {
    expect(await ids({})).toEqual([cancelled, open, full.postId, done.postId]);
    expect(await ids({ state: 'open' })).toEqual([open]);
    expect(await ids({ state: 'filled' })).toEqual([full.postId]);
    expect(await ids({ state: 'completed' })).toEqual([done.postId]);
    expect(await ids({ state: 'cancelled' })).toEqual([cancelled]);
  });

  it('are found by business, id and time, page by page', async () => {
    expect(await ids({ q: 'queen' })).toEqual([full.postId, done.postId]);
    expect(await ids({ q: employer.email, state: 'completed' })).toEqual([done.postId]);
    expect(await ids({ q: employer.id })).toEqual([full.postId, done.postId]);
    expect(await ids({ q: open })).toEqual([open]);
    expect(await ids({ q: 'nobody' })).toEqual([]);
    const now = api.clock.now().toISOString();
    expect(await ids({ to: now })).toEqual([done.postId]);
    const first = await api.get(adminShifts, { query: { limit: 2 } }, support);
    expect(await ids({ limit: 2, cursor: first.nextCursor })).toEqual([full.postId, done.postId]);
  });

  it('have everybody on them, with the hours as both sides have them', async () => {
    const file = await api.get(adminShift, { params: { id: done.postId } }, support);

    expect(file).toMatchObject({
      shift: { employer: { name: 'Queen Street Cannabis' }, state: 'completed', confirmed: 1 },
      supervisor: { name: 'Sam Supervisor' },
      invoiceId: expect.any(String),
      assignments: [
        {
          worker: { _id: worker.id, name: 'Wanda Wong' },
          clockIn: expect.any(String),
          clockOut: expect.any(String),
          timesheet: { state: expect.any(String), postId: done.postId },
          proof: { in: null, out: null },
        },
      ],
      invoices: [{ _id: file.invoiceId, status: 'open', total: expect.any(Number) }],
      payouts: [{ worker: { name: 'Wanda Wong' }, amount: expect.any(Number), correction: null }],
    });
    const unknown = { params: { id: '6'.repeat(24) } };
    expect((await api.request(adminShift, unknown, support)).status).toBe(404);
  });

  it('have what speaks for the times that a worker recorded', async () => {
    const { date } = await full.shift();
    api.clock.set(new Date(date));
    const body = { latitude: 43.65, longitude: -79.38 };
    await api.get(selfClockIn, { params: { postId: full.postId }, body }, worker);
    const { confirmedId: id } = await full.assignmentOf(worker);
    const proof = async () =>
      (await api.get(adminShift, { params: { id: full.postId } }, support)).assignments[0]?.proof;

    expect(await proof()).toMatchObject({
      in: { at: date, by: 'none', acceptedAt: null },
      out: null,
    });
    await api.get(witnessTime, { params: { id }, body: { time: 'in' } }, employer);
    expect(await proof()).toMatchObject({ in: { by: 'none', acceptedAt: date } });
  });
});
