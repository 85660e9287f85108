import { notifications } from '@leafshift/contracts/notification';
import { cancelAssignment, updatePost } from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('the reminder of a shift', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
  });
  beforeEach(async () => {
    worker = await aWorker().onboarded().in(api);
  });
  afterAll(() => api.stop());

  const confirmedShift = async (hours: number): Promise<ShiftSteps> => {
    const steps = await ShiftSteps.post(api, employer, aShift().startingIn(hours));
    await steps.take(worker);
    return steps;
  };
  const reminders = async () => {
    await api.settle();
    const list = await api.get(notifications, {}, worker);
    return list.notifications.filter(({ kind }) => kind === 'shift-reminder');
  };

  it('comes 24 hours before the start, in the portal and by mail, once', async () => {
    const steps = await confirmedShift(72);
    api.clock.advance({ hours: 47 });
    expect(await reminders()).toEqual([]);

    api.clock.advance({ hours: 1 });
    expect(await reminders()).toMatchObject([{ link: `/find-work/${steps.postId}` }]);
    api.clock.advance({ hours: 2 });
    expect(await reminders()).toHaveLength(1);
    const mails = await api.mailsTo(worker.email);
    expect(mails.filter(({ subject }) => subject === 'Your shift tomorrow')).toHaveLength(1);
  });

  it('does not come to who has cancelled', async () => {
    const steps = await confirmedShift(72);
    await api.get(cancelAssignment, { params: { postId: steps.postId } }, worker);
    api.clock.advance({ hours: 50 });
    expect(await reminders()).toEqual([]);
  });

  it.each([
    ['later', 120],
    ['earlier', 60],
  ])('comes 24 hours before the new start of a shift that was moved to %s', async (_, hours) => {
    const steps = await confirmedShift(96);
    const params = { postId: steps.postId };
    await api.get(cancelAssignment, { params }, worker);
    const body = aShift().startingIn(hours).form(api, employer);
    await api.get(updatePost, { params: { id: steps.postId }, body }, employer);
    await steps.take(worker);

    api.clock.advance({ hours: hours - 25 });
    expect(await reminders()).toEqual([]);
    api.clock.advance({ hours: 1 });
    const { date } = await steps.shift();
    expect(await reminders()).toMatchObject([{ params: { date } }]);
    api.clock.advance({ hours: 20 });
    expect(await reminders()).toHaveLength(1);
  });

  it('does not come when the shift was confirmed with less than 24 hours to go', async () => {
    await confirmedShift(20);
    api.clock.advance({ hours: 10 });
    expect(await reminders()).toEqual([]);
  });

  it('does not come late, after the start', async () => {
    await confirmedShift(30);
    api.clock.advance({ hours: 31 });
    expect(await reminders()).toEqual([]);
  });
});
