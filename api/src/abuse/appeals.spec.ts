import { updateUser } from '@leafshift/contracts/admin';
import {
  answerAppeal,
  appealSuspension,
  appeals,
  mySuspension,
} from '@leafshift/contracts/suspensions';
import { type Admin, anAdmin, aWorker, type Person, type Worker } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describe('somebody who appeals', () => {
  let api: TestApi;
  let admin: Admin;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    admin = await anAdmin().in(api);
    worker = await aWorker().onboarded().in(api);
  });

  const inMs = (ms: number): string => new Date(api.clock.now().getTime() + ms).toISOString();
  const change = (person: Person, body: object) =>
    api.request(updateUser, { params: { id: person.id }, body }, admin);
  const suspend = (person: Person, until?: string) =>
    change(person, { suspended: true, reason: 'Fights at work', ...(until && { until }) });
  const suspensionOf = async (person: Person) =>
    (await api.get(mySuspension, {}, person)).suspension;
  const appeal = (person: Person, text = 'I was in hospital') =>
    api.request(appealSuspension, { body: { text } }, person);
  const appealOf = async (person: Person) => {
    const { appeals: waiting } = await api.get(appeals, { query: { limit: 100 } }, admin);
    return waiting.find(({ user }) => user === person.id);
  };

  it('does so once, however many come at once', async () => {
    await suspend(worker);

    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => appeal(worker, `Text ${index}`)),
    );

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_APPEALED' },
    });
    expect(await suspensionOf(worker)).toMatchObject({
      appeal: { text: expect.stringMatching(/^Text \d$/), answer: null },
    });
  });

  it('cannot say until when, or speak for somebody else', async () => {
    await suspend(worker, inMs(DAY_MS));
    const forged = { text: 'Please', until: inMs(HOUR_MS) };

    expect((await api.request(appealSuspension, { body: forged }, worker)).status).toBe(400);
    expect((await appeal(await aWorker().in(api))).body).toMatchObject({ code: 'NOT_SUSPENDED' });
    expect(
      (await change(worker, { suspended: true, reason: 'R', until: inMs(-1) })).body,
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'until' }],
    });
    expect((await change(worker, { suspended: true })).body).toMatchObject({
      errors: [{ path: 'reason' }],
    });
    expect((await change(worker, { suspended: false, until: inMs(1) })).status).toBe(400);
    const own = { params: { id: worker.id }, body: { suspended: false } };
    expect((await api.request(updateUser, own, worker)).status).toBe(403);
  });

  it('has an answer from the back office, once, on record', async () => {
    await suspend(worker);
    await appeal(worker);
    const params = { id: (await appealOf(worker))?._id ?? '' };
    const until = inMs(2 * DAY_MS);
    const body = { decision: 'shortened', words: 'Two days are enough', until } as const;

    expect((await api.request(answerAppeal, { params, body }, worker)).status).toBe(403);
    expect(await api.request(answerAppeal, { params, body }, admin)).toMatchObject({ ok: true });
    expect(await api.request(answerAppeal, { params, body }, admin)).toMatchObject({
      body: { code: 'APPEAL_ANSWERED' },
    });

    expect(await suspensionOf(worker)).toMatchObject({
      until,
      appeal: { answer: { decision: 'shortened', words: 'Two days are enough' } },
    });
    expect(await appealOf(worker)).toBeUndefined();
    expect((await appeal(worker)).body).toMatchObject({ code: 'ALREADY_APPEALED' });
    const audit = api.database.native.collection('audit_log');
    expect(await audit.countDocuments({ action: 'appeal-answered' })).toBeGreaterThan(0);
    api.clock.advance({ days: 2 });
    expect(await suspensionOf(worker)).toBeNull();
    await api.settle();
    expect((await api.mailsTo(worker.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Your appeal has arrived', 'Your appeal was answered']),
    );
  });

  it('is suspended no longer by a longer end', async () => {
    await suspend(worker, inMs(DAY_MS));
    await appeal(worker);
    const params = { id: (await appealOf(worker))?._id ?? '' };
    const longer = { decision: 'shortened', words: 'No', until: inMs(9 * DAY_MS) } as const;

    expect((await api.request(answerAppeal, { params, body: longer }, admin)).body).toMatchObject({
      code: 'SUSPENSION_NOT_SHORTER',
    });
  });
});
