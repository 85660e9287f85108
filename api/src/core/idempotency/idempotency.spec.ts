import { setImmediate } from 'node:timers/promises';
import { login } from '@leafshift/contracts/auth';
import { addSupervisor, myProfile } from '@leafshift/contracts/profile';
import { register, setOnboardingLevel } from '@leafshift/contracts/users';
import { ObjectId } from 'mongodb';
import { anEmployer, type Employer, PASSWORD } from '../../testing/people.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

/** Resolves when it has become true; the spec's own timeout ends the waiting. */
async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await setImmediate();
}

describe('an Idempotency-Key', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi();
  });
  beforeEach(async () => {
    employer = await anEmployer().in(api);
  });
  afterAll(() => api.stop());

  const records = () =>
    api.database.native.collection<{ _id: string; runningUntil?: Date }>('idempotency_records');
  const key = (value: string) => ({ headers: { 'idempotency-key': value } });
  const supervisor = (name: string, email = 'lee@example.ca') => ({
    body: { name, phoneNumber: '555', email },
  });
  const add = (name: string, value: string, as = employer) =>
    api.request(addSupervisor, supervisor(name), as, key(value));
  const supervisors = async () => (await api.get(myProfile, {}, employer)).supervisor.length;

  it('makes a repeated request answer the first answer and change nothing', async () => {
    const first = await add('Lee', 'k1');
    const second = await add('Lee', 'k1');

    expect(second.status).toBe(first.status);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await supervisors()).toBe(2);
  });

  it('is refused for another request', async () => {
    await add('Lee', 'k2');

    expect((await add('Kim', 'k2')).body).toMatchObject({
      statusCode: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('belongs to one user', async () => {
    const other = await anEmployer().in(api);
    await add('Lee', 'k3');

    const answer = await add('Kim', 'k3', other);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('idempotent-replayed')).toBeNull();
  });

  it('lets one of many simultaneous requests through', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('Lee', 'k4')));

    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(await supervisors()).toBe(2);
  });

  it('may be sent again after a refusal', async () => {
    const complete = () =>
      api.request(setOnboardingLevel, { params: { level: 2 } }, employer, key('k5'));
    expect((await complete()).body).toMatchObject({ code: 'ONBOARDING_ORDER' });
    await api.get(setOnboardingLevel, { params: { level: 1 } }, employer);

    expect((await complete()).body).toMatchObject({ level2: true });
  });

  it('of a request that died before its change can be taken over after a minute', async () => {
    await add('Lee', 'k6');
    const [record] = await records().find().sort({ expiresAt: -1 }).limit(1).toArray();
    await records().updateOne(
      { _id: record!._id },
      { $set: { state: 'running', committed: false } },
    );

    expect((await add('Lee', 'k6')).body).toMatchObject({ code: 'STATE_CONFLICT' });
    api.clock.advance({ seconds: 61 });
    expect((await add('Lee', 'k6')).status).toBe(200);
  });

  it('of a request that was overtaken after a minute leaves nothing of it', async () => {
    const profiles = api.database.native.collection('profiles');
    const profile = { userId: new ObjectId(employer.id) };
    const until = async () => String((await records().findOne({ state: 'running' }))?.runningUntil);
    await using held = api.database.connection.getClient().startSession();
    held.startTransaction();
    await profiles.updateOne(profile, { $set: { heldUp: true } }, { session: held });

    const overtaken = add('Lee', 'k11');
    await eventually(async () => (await until()) !== 'undefined');
    const first = await until();
    api.clock.advance({ seconds: 61 });
    const again = add('Lee', 'k11');
    await eventually(async () => (await until()) !== first);
    await held.abortTransaction();

    expect(await overtaken).toMatchObject({ body: { code: 'STATE_CONFLICT' } });
    expect(await again).toMatchObject({ status: 200 });
    expect(await supervisors()).toBe(2);
  });

  it('of a request whose answer was lost after its change is never done again', async () => {
    const form = {
      usertype: 'Temp',
      name: 'N',
      email: 'lost@example.ca',
      password: 'abc',
    } as const;
    await api.request(register, { body: form }, undefined, key('k7'));
    const [record] = await records().find({ status: 201 }).toArray();
    expect(record).toMatchObject({ committed: true });
    await records().updateOne({ _id: record!._id }, { $set: { state: 'running' } });

    api.clock.advance({ seconds: 61 });

    const answer = await api.request(register, { body: form }, undefined, key('k7'));
    expect(answer.body).toMatchObject({ code: 'STATE_CONFLICT' });
  });

  it('of a registration answers the same token again, to whoever knows the form only', async () => {
    const form = { usertype: 'Temp', name: 'N', email: 'reg@example.ca', password: 'abc' } as const;
    const send = (body: typeof form) => api.request(register, { body }, undefined, key('k8'));

    const first = await send(form);

    expect((await send(form)).body).toEqual(first.body);
    expect((await send({ ...form, password: 'abd' } as never)).body).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('keeps answers unreadable in the database', async () => {
    await add('Bartholomew', 'k9');

    // Long enough never to stand in encrypted text by chance.
    expect(JSON.stringify(await records().find().toArray())).not.toMatch(
      /bartholomew|@example|eyJhbGciOi/i,
    );
  });

  it('has printable characters', async () => {
    const answer = await add('Lee', 'k'.repeat(201));

    expect(answer.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'Idempotency-Key' }],
    });
  });

  it('is ignored where nothing is created or moved', async () => {
    const body = { email: employer.email, password: PASSWORD };
    const first = await api.request(login, { body }, undefined, key('k10'));
    const second = await api.request(login, { body }, undefined, key('k10'));

    expect(second.body).not.toEqual(first.body);
  });
});
