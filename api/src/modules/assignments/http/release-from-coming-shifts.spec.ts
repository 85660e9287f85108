import { notifications } from '@leafshift/contracts/notification';
import { requestShift } from '@leafshift/contracts/posts';
import { asId } from '../../../core/ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { type As, startApi, type TestApi } from '../../../testing/test-api.ts';
import { BookingRepository } from '../../bookings/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { ReleaseFromComingShifts } from '../index.ts';

describe('the release of a worker from all coming shifts', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeEach(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().called('Noor Haddad').onboarded().in(api);
  });
  afterEach(() => api.stop());

  const shiftIn = (hours: number): Promise<ShiftSteps> =>
    ShiftSteps.post(api, employer, aShift().startingIn(hours));
  const release = async (): Promise<void> => {
    await api.app
      .get(Transactions)
      .run(() => api.app.get(ReleaseFromComingShifts).execute(worker.id, 'document-rejected'));
    await api.settle();
  };
  const told = async (who: As, kind: string) => {
    const { notifications: list } = await api.get(notifications, { query: { limit: 50 } }, who);
    return list.filter((notification) => notification.kind === kind);
  };

  it('opens their spots again and tells both, each shift once', async () => {
    const soon = await shiftIn(4);
    const later = await shiftIn(72);
    await soon.take(worker);
    await later.take(worker);

    await release();
    await release();

    for (const steps of [soon, later]) {
      expect(await steps.shift()).toMatchObject({ confirmedArr: [], confirmedCount: 0 });
    }
    expect(await told(employer, 'worker-released')).toHaveLength(2);
    const [notification, ...others] = await told(worker, 'shift-released');
    expect(others).toHaveLength(1);
    expect(notification).toMatchObject({
      link: '/profile',
      notificationMessage: expect.stringContaining('Please send a new one'),
    });
    const mails = await api.mailsTo(employer.email);
    expect(mails.filter(({ subject }) => subject.includes('released'))).toHaveLength(2);
  });

  it('does not tell the employer why', async () => {
    const steps = await shiftIn(30);
    await steps.take(worker);

    await release();

    const [notification] = await told(employer, 'worker-released');
    expect(notification?.notificationMessage).toContain('Noor Haddad');
    expect(JSON.stringify(notification)).not.toMatch(/document|DOCUMENT/);
  });

  it('leaves a shift that has begun, a request and the spots of others', async () => {
    const begun = await shiftIn(4);
    await begun.take(worker);
    const requested = await shiftIn(72);
    await requested.request(worker);
    const others = await shiftIn(96);
    await others.take(await aWorker().onboarded().in(api));
    api.clock.advance({ hours: 5 });

    await release();

    expect(await begun.shift()).toMatchObject({ confirmedCount: 1 });
    expect(await requested.shift()).toMatchObject({ requestCount: 1 });
    expect(await others.shift()).toMatchObject({ confirmedCount: 1 });
  });

  it('leaves the worker free for another shift at the same time', async () => {
    const steps = await shiftIn(48);
    await steps.take(worker);
    await release();

    const other = await shiftIn(48);
    expect(await other.take(worker)).toMatchObject({ confirmedCount: 1 });
    const params = { id: steps.postId };
    expect(await api.request(requestShift, { params }, worker)).toMatchObject({
      body: { code: 'SHIFT_OVERLAPS' },
    });
  });

  it('lets no confirmation through whose check was before it', async () => {
    const bookings = api.app.get(BookingRepository);
    const { _id, date, endDate } = await (await shiftIn(48)).shift();
    const booking = {
      shiftId: asId<ShiftId>(_id),
      startsAt: new Date(date),
      endsAt: new Date(endDate),
    };
    const { releases } = await bookings.find(worker.id);

    await release();

    expect(await bookings.book(worker.id, booking, releases)).toBeNull();
    const since = await bookings.find(worker.id);
    expect(await bookings.book(worker.id, booking, since.releases)).toEqual(booking);
  });
});
