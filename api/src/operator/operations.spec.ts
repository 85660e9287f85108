import { z } from 'zod';
import { Transactions } from '../infra/mongo/transactions.ts';
import { Outbox } from '../infra/outbox/outbox.ts';
import { OutboxHandlers, PermanentFailure } from '../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../infra/outbox/outbox-kind.ts';
import { type Admin, anAdmin, aWorker } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { runCommand } from './commands.ts';

const kind = outboxKind('spec.fragile', z.strictObject({ name: z.string() }));

describe("the operator's commands on what runs", () => {
  let api: TestApi;
  let admin: Admin;
  let isBroken = true;
  const done: string[] = [];

  beforeAll(async () => {
    api = await startApi();
    admin = await anAdmin().in(api);
    api.app.get(OutboxHandlers).register(kind, async ({ name }) => {
      if (isBroken) throw new PermanentFailure('the mail server is\nmoved');
      done.push(name);
    });
  });
  afterAll(() => api.stop());

  const run = (...args: string[]) => runCommand(api.app, args);
  const add = (name: string) =>
    api.app.get(Transactions).run(() => api.app.get(Outbox).add(kind, { name }));

  it('print what failed for good, and try it again when its cause is gone', async () => {
    expect(await run('dead')).toEqual(['No outbox record is dead.']);
    for (const name of ['one', 'two', 'three']) await add(name);
    await api.settle();
    const lines = await run('dead');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^[0-9a-f]{24} {2}spec\.fragile {2}1 attempts .*mail server is moved/);

    isBroken = false;
    const [id = ''] = lines[0]?.split('  ') ?? [];
    expect(await run('send-again', id)).toEqual(['1 outbox record is tried again.']);
    await api.settle();
    expect(done).toHaveLength(1);

    expect(await run('send-again', '--kind', kind.name)).toEqual([
      '2 outbox records are tried again.',
    ]);
    await api.settle();
    expect(done.toSorted()).toEqual(['one', 'three', 'two']);
    expect(await run('dead')).toEqual(['No outbox record is dead.']);
    const log = await api.database.native.collection('audit_log').find().toArray();
    expect(log.map(({ action, adminId }) => [action, `${adminId}`])).toEqual([
      ['outbox-retried', admin.id],
      ['outbox-kind-retried', admin.id],
    ]);
  });

  it('say what they cannot try again', async () => {
    await expect(run('send-again')).rejects.toThrow("Please give a record's id");
    await expect(run('send-again', 'one')).rejects.toThrow('one is no record’s id.');
    await expect(run('send-again', 'a'.repeat(24))).rejects.toThrow('does not exist');
    await expect(run('send-again', '--kind', 'no.such')).rejects.toThrow();
  });

  it('print the audit log and the security log, in a range of time', async () => {
    const worker = await aWorker().in(api);
    await run('suspend', worker.email, '--reason', 'Two no-shows');
    const entries = async (...args: string[]) =>
      (await run(...args)).map((line) => JSON.parse(line) as Record<string, unknown>);

    expect(await entries('export-audit-log')).toContainEqual(
      expect.objectContaining({ action: 'suspended', target: worker.id }),
    );
    expect(await entries('export-audit-log', '--to', '2020-01-01')).toEqual([]);
    expect(await entries('export-security-log')).toContainEqual(
      expect.objectContaining({ userId: worker.id }),
    );
    expect(await entries('export-security-log', '--from', '2050-01-01')).toEqual([]);
    await expect(run('export-audit-log', '--from', 'yesterday')).rejects.toThrow('--from is a day');
  });
});
