import { currentUser, login } from '@leafshift/contracts/auth';
import { metrics } from '@leafshift/contracts/health';
import { recoverPassword } from '@leafshift/contracts/users';
import { z } from 'zod';
import { aWorker, type Worker } from '../../testing/people.ts';
import { PRODUCTION } from '../../testing/production.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { Transactions } from '../mongo/transactions.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxHandlers, PermanentFailure } from '../outbox/outbox-handlers.ts';
import { outboxKind } from '../outbox/outbox-kind.ts';
import { PaymentProvider } from '../stripe/payment-provider.ts';
import { MetricsServer } from './metrics-server.ts';

const TOKEN = 'a token of sixteen or more';

describe('what operators read of a process', () => {
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi({ env: { RATE_LIMITS: 'on', RATE_LIMIT_RECOVERIES_PER_HOUR: '1' } });
    worker = await aWorker().in(api);
  });
  afterAll(() => api.stop());

  const read = async () => String((await api.request(metrics, {})).body);

  it('counts requests by their call', async () => {
    await api.get(currentUser, {}, worker);

    expect(await read()).toMatch(
      /leafshift_request_seconds_count\{call="auth.currentUser"[^}]*\} 1/,
    );
  });

  it('counts sign-ins and those that fail', async () => {
    await api.request(login, { body: { email: worker.email, password: 'wrong' } });

    expect(await read()).toMatch(/leafshift_security_events_total\{event="[\w-]*fail[\w-]*"\} 1/);
  });

  it('counts mails, and attempts past a limit', async () => {
    for (const _ of ['taken', 'past the limit']) {
      await api.request(recoverPassword, { body: { email: worker.email } });
    }
    await api.settle();

    expect(await read()).toMatch(/leafshift_mails_total\{outcome="taken"\} [1-9]/);
    expect(await read()).toMatch(/leafshift_limited_total\{limit="[\w-]+"\} 1/);
  });

  it('counts attempts at outbox records by kind, and says how long the oldest is due', async () => {
    const kind = outboxKind('spec.hopeless', z.strictObject({}));
    api.app.get(OutboxHandlers).register(kind, async () => {
      throw new PermanentFailure('never');
    });
    await api.app.get(Transactions).run(() => api.app.get(Outbox).add(kind, {}));
    await api.settle();

    const text = await read();
    expect(text).toContain(
      'leafshift_outbox_attempts_total{kind="spec.hopeless",outcome="dead"} 1',
    );
    expect(text).toContain('leafshift_outbox_oldest_seconds 0');
  });

  it('says how long what fails should have been done, though it is due again later only', async () => {
    const kind = outboxKind('spec.refused', z.strictObject({}));
    api.app.get(OutboxHandlers).register(kind, async () => {
      throw new Error('the mail server refuses it');
    });
    const notBefore = new Date(api.clock.now().getTime() + 3_600_000);
    await api.app.get(Transactions).run(() => api.app.get(Outbox).add(kind, {}, { notBefore }));
    expect(await read()).toContain('leafshift_outbox_oldest_seconds 0');

    api.clock.advance({ hours: 1 });
    for (const _ of Array.from({ length: 10 })) {
      await api.settle();
      api.clock.advance({ minutes: 10 });
    }

    expect(await read()).toContain('leafshift_outbox_oldest_seconds 6000');
    await api.database.native.collection('outbox').deleteMany({ kind: kind.name });
    expect(await read()).toContain('leafshift_outbox_oldest_seconds 0');
  });

  it('reads the outbox by its indexes', async () => {
    await api.database.native.setProfilingLevel('all');
    await read();
    await api.database.native.setProfilingLevel('off');

    const profile = api.database.native.collection('system.profile');
    const queries = await profile.find({ ns: /\.outbox$/, op: { $ne: 'update' } }).toArray();
    const scans = queries.filter(({ planSummary }) => String(planSummary).includes('COLLSCAN'));
    expect(queries.length).toBeGreaterThan(3);
    expect(scans.map(({ command }) => JSON.stringify(command))).toEqual([]);
  });

  it('counts what the payment provider answers', async () => {
    await api.app
      .get(PaymentProvider)
      .listCards('cus_of_nobody')
      .catch(() => undefined);

    expect(await read()).toMatch(
      /leafshift_provider_calls_total\{call="listCards",outcome="failed"\} 1/,
    );
  });

  it('times commands of the database, and says how many connections are used', async () => {
    const text = await read();

    expect(text).toMatch(
      /leafshift_database_command_seconds_count\{command="find",outcome="ok"\} [1-9]/,
    );
    expect(text).toMatch(/leafshift_database_connections\{state="used"\} \d/);
    expect(text).toContain('leafshift_database_connections{state="awaited"} 0');
  });
});

describe('who reads metrics in production', () => {
  const inProduction = (env: Readonly<Record<string, string>>) =>
    startApi({ env: { ...PRODUCTION, ...env } });

  it('is nobody, unless it is configured', async () => {
    const api = await inProduction({});

    expect((await api.request(metrics, {})).status).toBe(404);
    await api.stop();
  });

  it('is who has the token', async () => {
    const api = await inProduction({ METRICS_TOKEN: TOKEN });
    const status = async (authorization: string) =>
      (await api.send('GET', '/api/metrics', { headers: { authorization } })).status;

    expect(await status(`Bearer ${TOKEN}`)).toBe(200);
    expect(await status('Bearer another')).toBe(401);
    expect((await api.request(metrics, {})).status).toBe(401);
    await api.stop();
  });

  it('is who reaches the port of their own, with the token where there is one', async () => {
    const api = await inProduction({ METRICS_TOKEN: TOKEN });
    const port = await api.app.get(MetricsServer).listen(0, '127.0.0.1');
    const get = (path: string, headers = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const authorization = `Bearer ${TOKEN}`;

    const answer = await get('/metrics', { authorization });
    expect(await answer.text()).toContain('leafshift_sockets 0');
    expect((await get('/metrics')).status).toBe(401);
    expect((await get('/api/auth', { authorization })).status).toBe(404);
    await api.stop();
  });
});
