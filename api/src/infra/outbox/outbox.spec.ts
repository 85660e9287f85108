import { jest } from '@jest/globals';
import { z } from 'zod';
import { findRequestContext, runInRequest } from '../../core/context/request-context.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { Transactions } from '../mongo/transactions.ts';
import { OutboxRepository, type Taken } from './outbox.repository.ts';
import { Outbox } from './outbox.ts';
import { OutboxHandlers, type OutboxMeta, PermanentFailure } from './outbox-handlers.ts';
import { outboxKind } from './outbox-kind.ts';
import { OutboxWorker } from './outbox-worker.ts';

const Payload = z.strictObject({ name: z.string() });
const kinds = {
  noted: outboxKind('spec.noted', Payload),
  failing: outboxKind('spec.failing', Payload),
  hopeless: outboxKind('spec.hopeless', Payload),
  looking: outboxKind('spec.looking', Payload),
  unhandled: outboxKind('spec.unhandled', Payload),
  leftOut: outboxKind('spec.leftOut', Payload),
};

describe('the outbox', () => {
  let api: TestApi;
  let outbox: Outbox;
  let transactions: Transactions;
  const done: string[] = [];
  const attempts: OutboxMeta[] = [];
  let failures = 0;
  let look = (): void | Promise<void> => undefined;

  beforeAll(async () => {
    api = await startApi();
    outbox = api.app.get(Outbox);
    transactions = api.app.get(Transactions);
    const handlers = api.app.get(OutboxHandlers);
    handlers.register(kinds.noted, async ({ name }) => {
      done.push(name);
    });
    handlers.register(
      kinds.failing,
      async (_, meta) => {
        attempts.push(meta);
        if (attempts.length <= failures) {
          throw new Error('not yet');
        }
      },
      { maxAttempts: 4 },
    );
    handlers.register(kinds.looking, async () => look());
    handlers.register(kinds.hopeless, async () => {
      throw new PermanentFailure('never');
    });
  });
  beforeEach(() => {
    done.length = 0;
    attempts.length = 0;
  });
  afterAll(() => api.stop());

  const records = () => api.database.native.collection('outbox');
  const add = (name: string, options = {}) =>
    transactions.run(() => outbox.add(kinds.noted, { name }, options));

  /** What another process wrote. */
  const leave = (name: string, { attempts, dueInMs }: { attempts: number; dueInMs: number }) =>
    records().insertOne({
      kind: kinds.noted.name,
      payload: { name },
      state: 'waiting',
      attempts,
      dueAt: new Date(api.clock.now().getTime() + dueInMs),
      createdAt: api.clock.now(),
    });

  it('does what was asked for once the transaction is durable', async () => {
    await add('one');
    await api.settle();

    expect(done).toEqual(['one']);
    // What it was about is not kept.
    expect(await records().findOne({ state: 'done' })).toMatchObject({ payload: {} });
  });

  it('forgets what a failed transaction asked for', async () => {
    const failing = transactions.run(async () => {
      await outbox.add(kinds.noted, { name: 'undone' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await api.settle();

    expect(done).toEqual([]);
    expect(await records().countDocuments({ 'payload.name': 'undone' })).toBe(0);
  });

  it('takes nothing outside a transaction', async () => {
    await expect(outbox.add(kinds.noted, { name: 'loose' })).rejects.toThrow('transaction');
  });

  it('does a thing with a key once', async () => {
    await add('keyed', { key: 'k' });
    await api.settle();
    await add('keyed again', { key: 'k' });
    await api.settle();

    expect(done).toEqual(['keyed']);
  });

  it('writes a key once, even when one transaction asks for it twice', async () => {
    await transactions.run(async () => {
      await outbox.add(kinds.noted, { name: 'first' }, { key: 'twice' });
      await outbox.add(kinds.noted, { name: 'second' }, { key: 'twice' });
      await outbox.add(kinds.noted, { name: 'beside' });
    });
    await api.settle();

    expect(done.toSorted()).toEqual(['beside', 'first']);
  });

  it('waits until a thing is due', async () => {
    await add('later', { notBefore: new Date(api.clock.now().getTime() + 60_000) });
    await api.settle();
    expect(done).toEqual([]);

    api.clock.advance({ minutes: 1 });
    await api.settle();

    expect(done).toEqual(['later']);
  });

  it('does at once what was to be done earlier, however much of it there is', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `late ${index}`).toSorted();
    const notBefore = new Date(api.clock.now().getTime() - 3_600_000);
    await api.settle();

    await transactions.run(async () => {
      for (const name of names) await outbox.add(kinds.noted, { name }, { notBefore });
    });
    await api.settle();

    expect(done.toSorted()).toEqual(names);
  });

  it('tries a failed thing again, later and later, under the same id', async () => {
    failures = 2;
    await transactions.run(() => outbox.add(kinds.failing, { name: 'x' }));
    await api.settle();
    expect(attempts).toHaveLength(1);

    api.clock.advance({ seconds: 1 });
    await api.settle();
    expect(attempts).toHaveLength(2);
    api.clock.advance({ seconds: 1 });
    await api.settle();
    expect(attempts).toHaveLength(2);
    api.clock.advance({ seconds: 1 });
    await api.settle();

    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(new Set(attempts.map(({ recordId }) => recordId)).size).toBe(1);
  });

  it('sets a thing aside for a person after its last attempt', async () => {
    failures = 100;
    await transactions.run(() => outbox.add(kinds.failing, { name: 'dead' }));
    for (let hour = 0; hour < 6; hour += 1) {
      await api.settle();
      api.clock.advance({ hours: 1 });
    }

    expect(attempts).toHaveLength(4);
    expect(await records().findOne({ 'payload.name': 'dead' })).toMatchObject({
      state: 'dead',
      lastError: 'Error: not yet',
    });
  });

  it('does not try again what can never work', async () => {
    await transactions.run(() => outbox.add(kinds.hopeless, { name: 'hopeless' }));
    await api.settle();

    expect(await records().findOne({ 'payload.name': 'hopeless' })).toMatchObject({
      state: 'dead',
      attempts: 1,
    });
  });

  it('leaves a kind that this node does not know to others', async () => {
    await transactions.run(() => outbox.add(kinds.unhandled, { name: 'foreign' }));
    await api.settle();

    expect(await records().findOne({ 'payload.name': 'foreign' })).toMatchObject({
      state: 'waiting',
      attempts: 0,
    });
  });

  it('writes nothing of a kind that this process leaves out, and does not do what is there', async () => {
    const handlers = api.app.get(OutboxHandlers);
    handlers.register(kinds.leftOut, async ({ name }) => {
      done.push(name);
    });
    const addLeftOut = (name: string) => {
      const notBefore = new Date(api.clock.now().getTime() + 60_000);
      return transactions.run(() => outbox.add(kinds.leftOut, { name }, { notBefore }));
    };
    await addLeftOut('before');
    handlers.leaveOut(kinds.leftOut.name);
    await addLeftOut('after');
    api.clock.advance({ minutes: 1 });
    await api.settle();

    const written = await records().find({ kind: kinds.leftOut.name }).toArray();
    expect(written.map(({ payload }) => payload.name)).toEqual(['before']);
    expect(done).toEqual([]);
  });

  it('works under the id of the request that asked for it, and as nobody', async () => {
    const seen = new Promise((resolve) => {
      look = () => resolve(findRequestContext());
    });
    await new Promise<void>((resolve, reject) => {
      runInRequest({ requestId: 'asking', language: 'en' }, () => {
        transactions.run(() => outbox.add(kinds.looking, { name: 'x' })).then(resolve, reject);
      });
    });

    expect(await seen).toEqual({ requestId: 'asking', language: 'en' });
  });

  it('does what it wrote itself without looking for it', async () => {
    const take = jest.spyOn(api.app.get(OutboxRepository), 'take');
    take.mockResolvedValue({ records: [], mayBeMore: false });
    await add('its own');
    await api.settle();
    take.mockRestore();
    expect(done).toEqual(['its own']);
  });

  it('does not look for what it wrote for later', async () => {
    const worker = api.app.get(OutboxWorker);
    const goOn = jest.spyOn(worker, 'goOn');
    await add('later', { notBefore: new Date(api.clock.now().getTime() + 60_000) });
    expect(goOn).toHaveBeenCalledTimes(1);
    goOn.mockRestore();

    api.clock.advance({ minutes: 1 });
    await api.settle();
    expect(done).toEqual(['later']);
  });

  it('takes up what a process left behind that died at work', async () => {
    await leave('left behind', { attempts: 1, dueInMs: 60_000 });
    await api.settle();
    expect(done).toEqual([]);

    api.clock.advance({ minutes: 1 });
    await api.settle();

    expect(done).toEqual(['left behind']);
  });

  it('finds within a minute what another process wrote so late that it had looked past it', async () => {
    const take = jest.spyOn(api.app.get(OutboxRepository), 'take');
    const worker = api.app.get(OutboxWorker);
    const taken = async (): Promise<readonly unknown[]> => {
      take.mockClear();
      // A look of its own may be under way.
      await worker.idle();
      const looks = await Promise.all(
        take.mock.results.map(({ value }) => value as Promise<Taken>),
      );
      return looks.flatMap(({ records }) => records.map(({ payload }) => payload));
    };
    await worker.idle();
    await leave('late', { attempts: 0, dueInMs: -120_000 });

    expect(await taken()).toEqual([]);
    api.clock.advance({ minutes: 1 });
    expect(await taken()).toEqual([{ name: 'late' }]);
    take.mockRestore();
  });

  it('goes on with what else is due where others were faster with all that it saw', async () => {
    const take = jest.spyOn(api.app.get(OutboxRepository), 'take');
    take.mockResolvedValueOnce({ records: [], mayBeMore: true });
    await leave('still due', { attempts: 0, dueInMs: 0 });
    await api.settle();
    take.mockRestore();
    expect(done).toEqual(['still due']);
  });

  it('gives what is still under way back to others, where its process has to end', async () => {
    const other = await startApi({ besides: api });
    let isDone = false;
    other.app.get(OutboxHandlers).register(kinds.looking, async () => {
      isDone = true;
    });
    const isUnderWay = new Promise<void>((resolve) => {
      look = () => {
        resolve();
        return endless.promise;
      };
    });
    const endless = Promise.withResolvers<void>();
    await transactions.run(() => outbox.add(kinds.looking, { name: 'endless' }));
    await isUnderWay;
    await other.settle();
    expect(isDone).toBe(false);

    const ending = api.app.get(OutboxWorker);
    await ending.handBack();
    // Its own next look would otherwise be the first to find what it gave back.
    ending.kick();
    await other.settle();

    endless.resolve();
    ending.start();
    await other.stop();
    expect(isDone).toBe(true);
  });

  it('gives what waits for an answer back to others, where its process has to end before it', async () => {
    const other = await startApi({ besides: api });
    other.app.get(OutboxHandlers).register(kinds.noted, async ({ name }) => {
      done.push(`${name}, by another`);
    });
    const afterAnswer = new Set<() => void>();
    await new Promise<void>((resolve, reject) => {
      runInRequest({ requestId: 'unanswered', language: 'en', afterAnswer }, () => {
        add('not begun').then(resolve, reject);
      });
    });
    const ending = api.app.get(OutboxWorker);
    await ending.handBack();
    await other.settle();
    ending.start();
    await other.stop();
    expect(done).toEqual(['not begun, by another']);
  });

  it('shares the work with another node, each thing done once', async () => {
    const other = await startApi({ besides: api });
    other.app.get(OutboxHandlers).register(kinds.noted, async ({ name }) => {
      done.push(name);
    });
    const names = Array.from({ length: 40 }, (_, index) => `shared ${index}`);

    await transactions.run(async () => {
      for (const name of names) {
        await outbox.add(kinds.noted, { name });
      }
    });
    await Promise.all([api.settle(), other.settle()]);
    await api.settle();

    expect(done.toSorted()).toEqual(names.toSorted());
    await other.stop();
  });
});
