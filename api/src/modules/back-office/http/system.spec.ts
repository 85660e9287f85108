import {
  audit,
  deliveries,
  outboxRecords,
  releaseHealth,
  retryOutbox,
  retryOutboxKind,
  scheduledTasks,
  settings,
} from '@leafshift/contracts/back-office';
import { type PartReport, reportParts } from '@leafshift/contracts/portal';
import { recoverPassword } from '@leafshift/contracts/users';
import { z } from 'zod';
import { DeliveryLog } from '../../../infra/deliveries/delivery-log.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { aShift } from '../../../testing/a-shift.ts';
import { type Admin, anAdmin, anEmployer, aWorker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const SECRET = 'whsec_that_nobody_reads';

describe('the machine, as owners see it', () => {
  let api: TestApi;
  let owner: Admin;
  const done: string[] = [];

  beforeAll(async () => {
    api = await startApi({ env: { STRIPE_WEBHOOK_SECRET: SECRET } });
    const kind = outboxKind('test.letter', z.strictObject({ to: z.string() }));
    api.app.get(OutboxHandlers).register(kind, async ({ to }) => {
      done.push(to);
    });
  });
  beforeEach(async () => {
    owner = await anAdmin().in(api);
  });
  afterAll(() => api.stop());

  const aRecord = async (
    state: 'dead' | 'waiting',
    minutesAgo = 0,
    kind = 'test.letter',
  ): Promise<string> => {
    const at = new Date(api.clock.now().getTime() - minutesAgo * 60_000);
    const { insertedId } = await api.database.native.collection('outbox').insertOne({
      ...{ kind, payload: { to: 'somebody@example.ca' }, state, attempts: 9 },
      ...{ dueAt: at, createdAt: at, lastError: 'The post office was closed' },
    });
    return `${insertedId}`;
  };
  const dead = async (query: object = {}) => api.get(outboxRecords, { query }, owner);
  const retry = (id: string) => api.request(retryOutbox, { params: { id } }, owner);

  it('lists what failed for good, the first first, and nothing of what it is about', async () => {
    const second = await aRecord('dead', 5);
    const first = await aRecord('dead', 10);

    const page = await dead({ limit: 1 });
    const next = await dead({ limit: 1, cursor: page.nextCursor });

    expect([page, next].flatMap(({ records }) => records.map(({ _id }) => _id))).toEqual([
      first,
      second,
    ]);
    expect(page.records[0]).toMatchObject({
      kind: 'test.letter',
      state: 'dead',
      lastError: 'The post office was closed',
    });
    expect(JSON.stringify(page)).not.toContain('somebody@example.ca');
  });

  it('tries it again, once, on record', async () => {
    const id = await aRecord('dead');

    const answer = await retry(id);
    await api.settle();

    expect(answer).toMatchObject({ status: 200, body: { state: 'waiting', attempts: 0 } });
    expect(done).toEqual(['somebody@example.ca']);
    expect((await retry(id)).body).toMatchObject({ statusCode: 409, code: 'OUTBOX_NOT_DEAD' });
    expect((await retry('6'.repeat(24))).status).toBe(404);
    const { records } = await api.get(outboxRecords, { query: { state: 'done' } }, owner);
    expect(records[0]).toMatchObject({ _id: id, state: 'done' });
    const { entries } = await api.get(audit, { query: { q: 'outbox-retried' } }, owner);
    expect(entries).toMatchObject([{ target: id, details: { kind: 'test.letter' } }]);
  });

  it('tries all of a kind again and nothing else, on record', async () => {
    const again = () => api.request(retryOutboxKind, { body: { kind: 'test.parcel' } }, owner);
    expect((await again()).body).toMatchObject({ statusCode: 409, code: 'OUTBOX_NOT_DEAD' });
    const letter = await aRecord('dead');
    const parcels = [
      await aRecord('dead', 1, 'test.parcel'),
      await aRecord('dead', 2, 'test.parcel'),
    ];

    expect(await again()).toMatchObject({ status: 200, body: { retried: 2 } });

    const idsOf = async (state: 'dead' | 'waiting') =>
      (await dead({ state, limit: 100 })).records.map(({ _id }) => _id);
    expect(await idsOf('waiting')).toEqual(expect.arrayContaining(parcels));
    expect(await idsOf('dead')).toContain(letter);
    const { entries } = await api.get(audit, { query: { q: 'outbox-kind-retried' } }, owner);
    expect(entries).toMatchObject([
      { by: { _id: owner.id }, details: { kind: 'test.parcel', retried: '2' } },
    ]);
  });

  it('says what it will do by itself, and when', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const steps = await ShiftSteps.post(api, employer, aShift().startingIn(90));
    await steps.take(await aWorker().onboarded().in(api));
    await api.settle();

    const { tasks } = await api.get(scheduledTasks, {}, owner);

    const now = api.clock.now().toISOString();
    const planned = tasks.flatMap(({ nextDueAt }) => nextDueAt ?? []);
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.every((dueAt) => dueAt > now)).toBe(true);
    const letters = tasks.find(({ kind }) => kind === 'test.letter');
    expect(letters).toMatchObject({ dead: expect.any(Number), lastDoneAt: now });
    expect(letters?.lastError).toBe('The post office was closed');
  });

  it('says which mails went out, to whom, without codes and whole addresses', async () => {
    const { email } = await aWorker().onboarded().in(api);
    await api.get(recoverPassword, { body: { email } });
    await api.settle();

    const { deliveries: list } = await api.get(deliveries, { query: { to: email } }, owner);

    expect(list.map(({ what }) => what)).toContain('Choose a new password');
    expect(list[0]).toMatchObject({ kind: 'mail', state: 'done', tries: 1, lastError: null });
    expect(list[0]?.to).toMatch(/^.…@/);
    expect(JSON.stringify(list)).not.toMatch(/\d{6}.*code|token=/);
    expect(JSON.stringify(list)).not.toContain(email);
    const none = { query: { to: 'nobody@example.ca' } };
    expect((await api.get(deliveries, none, owner)).deliveries).toEqual([]);
    const first = await api.get(deliveries, { query: { limit: 1, state: 'done' } }, owner);
    const next = {
      query: { limit: 1, state: 'done', cursor: first.nextCursor ?? undefined },
    } as const;
    const { deliveries: second } = await api.get(deliveries, next, owner);
    expect(second[0]?._id).not.toBe(first.deliveries[0]?._id);
  });

  it('says which mails were not taken, how often, and that they were at last', async () => {
    const log = api.app.get(DeliveryLog);
    const mail = { kind: 'mail', key: 'one', what: 'Your pay', to: 'z@example.ca' } as const;
    const refuse = () => Promise.reject(new Error('mailbox full'));
    const seen = async () =>
      (await api.get(deliveries, { query: { to: mail.to } }, owner)).deliveries;

    await expect(log.attempt(mail, refuse)).rejects.toThrow('mailbox full');
    expect(await seen()).toMatchObject([{ state: 'failed', tries: 1, lastError: 'mailbox full' }]);
    await log.attempt(mail, () => Promise.resolve());
    expect(await seen()).toMatchObject([{ state: 'done', tries: 2, lastError: null }]);
  });

  it('says how each release of a remote does in windows', async () => {
    const report = { remote: 'mf-worker', release: '0123456789ab', page: '/home' } as const;
    const loaded = { ...report, kind: 'loaded', side: 'current' } as const;
    const canary = { ...report, kind: 'loaded', side: 'canary' } as const;
    const crashed = { ...canary, kind: 'crashed' } as const;
    const missed = { ...canary, kind: 'unreachable' } as const;
    const send = (...reports: readonly PartReport[]) =>
      api.get(reportParts, { body: { reports: [...reports] } });
    await send(loaded, loaded, canary, crashed);
    api.clock.advance({ hours: 2 });
    await send(loaded, missed, ...Array.from({ length: 20 }, () => [canary, crashed]).flat());

    const { releases } = await api.get(releaseHealth, {}, owner);

    const { remote, release } = report;
    expect(releases).toEqual([
      {
        ...{ remote, release, side: 'canary', isFailing: true },
        hour: { loads: 20, failures: 21, crashes: 20 },
        day: { loads: 21, failures: 22, crashes: 21 },
      },
      {
        ...{ remote, release, side: 'current', isFailing: false },
        hour: { loads: 1, failures: 0, crashes: 0 },
        day: { loads: 3, failures: 0, crashes: 0 },
      },
    ]);
  });

  it('shows settings in force, and of secrets only whether they are set', async () => {
    const { settings: list } = await api.get(settings, {}, owner);
    const named = (name: string) => list.find((each) => each.name === name);

    expect(named('LEAFSHIFT_PERCENT')).toMatchObject({ value: '15', isSecret: false });
    expect(named('STRIPE_WEBHOOK_SECRET')).toEqual({
      name: 'STRIPE_WEBHOOK_SECRET',
      value: null,
      isSecret: true,
      isSet: true,
    });
    expect(named('MONGODB_URI')).toMatchObject({ value: null, isSecret: true, isSet: true });
    expect(JSON.stringify(list)).not.toContain(SECRET);
  });
});
