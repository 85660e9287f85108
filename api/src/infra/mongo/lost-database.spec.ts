import { currentUser } from '@leafshift/contracts/auth';
import { metrics } from '@leafshift/contracts/health';
import { MongoBulkWriteError, MongoServerError } from 'mongodb';
import { asApiError } from '../../core/errors/known-errors.ts';
import { BreakableLine } from '../../testing/breakable-line.ts';
import { aWorker, type Worker } from '../../testing/people.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { databaseUri, newDatabaseName } from '../../testing/test-database.ts';
import { OutboxRepository } from '../outbox/outbox.repository.ts';
import { isDatabaseDown } from './mongo-errors.ts';
import { Transactions } from './transactions.ts';

describe('a database that goes away', () => {
  let line: BreakableLine;
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    line = await BreakableLine.to(databaseUri(newDatabaseName()));
    api = await startApi({ env: { MONGODB_URI: line.uri } });
    worker = await aWorker().in(api);
    await api.settle();
  });
  afterEach(async () => {
    line.mend();
    await api.database.ping();
  });
  afterAll(async () => {
    await api.stop();
    await line.close();
  });

  const leases = () => api.database.native.collection<{ _id: string }>('leases');
  const bulkWrite = () =>
    leases().bulkWrite([{ insertOne: { document: { _id: 'cut-in-the-middle' } } }]);

  it('in the middle of a bulk write is a dependency that is down', async () => {
    line.cutAt('cut-in-the-middle');
    const error: unknown = await bulkWrite().catch((failure: unknown) => failure);

    expect(error).toBeInstanceOf(MongoBulkWriteError);
    expect(asApiError(error).code).toBe('DEPENDENCY_DOWN');
  });

  it('is answered with 503, and when to ask again', async () => {
    line.cut();
    const answer = await api.request(currentUser, {}, worker);

    expect(answer).toMatchObject({ status: 503, body: { code: 'DEPENDENCY_DOWN' } });
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('is told by the metrics, which say on what else they know', async () => {
    line.cut();
    await api.request(currentUser, {}, worker);
    const text = String((await api.request(metrics, {})).body);

    expect(text).toMatch(/leafshift_database_connection_failures_total [1-9]/);
    expect(text).toContain('leafshift_ready 0');
    expect(text).toContain('leafshift_sockets 0');
    expect(text).not.toMatch(/^leafshift_outbox_(?:records|oldest_seconds)\b.* \d/m);
  });

  it('ends a transaction within seconds, not minutes', async () => {
    const records = api.app.get(OutboxRepository);
    const start = performance.now();
    line.cutAt('cut-in-the-middle');
    const error: unknown = await api.app
      .get(Transactions)
      .run(() => records.forgetAddress('cut-in-the-middle'))
      .catch((failure: unknown) => failure);

    expect(asApiError(error).code).toBe('DEPENDENCY_DOWN');
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it.each([91, 189, 10_107, 11_600, 11_602])('is recognised by its code %i', (code) => {
    expect(isDatabaseDown(new MongoServerError({ message: 'x', code }))).toBe(true);
  });

  it('is not what a duplicate key or a conflict of writers is', () => {
    const labels = ['TransientTransactionError'];
    const conflict = new MongoServerError({ message: 'x', code: 112, errorLabels: labels });
    const duplicate = new MongoServerError({ message: 'x', code: 11_000 });

    expect([conflict, duplicate].map((error) => asApiError(error).code)).toEqual([
      'STATE_CONFLICT',
      'STATE_CONFLICT',
    ]);
  });
});
