import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { aConnectedAccount } from '../testing/a-connected-account.ts';
import { aReceiver, stopReceivers } from '../testing/a-receiver.ts';
import { aSandbox, stopSandboxes } from '../testing/a-sandbox.ts';
import { aCustomerWithCard, submitCard } from '../testing/card-page.ts';
import { Store } from './store.ts';

const folders: string[] = [];

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-payments-'));
  folders.push(folder);
  return folder;
}

afterEach(async () => {
  await stopSandboxes();
  await stopReceivers();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

describe('what the sandbox keeps', () => {
  it('is there after a restart: objects, keys, webhooks still to be sent', async () => {
    const dataDir = await aFolder();
    const nobody = { url: 'http://127.0.0.1:1/webhook', secret: 's' };
    const before = await aSandbox({ dataDir, webhook: nobody });
    const { customer, card } = await aCustomerWithCard(before);
    const order = { amount: 100, currency: 'cad', customer: customer.id, payment_method: card };
    const paid = await before.stripe.paymentIntents.create(
      { ...order, confirm: true, off_session: true },
      { idempotencyKey: 'k' },
    );
    await before.sandbox.stop();

    const receiver = await aReceiver();
    const after = await aSandbox({ dataDir, webhook: { url: receiver.url, secret: 's' } });
    const replayed = await after.stripe.paymentIntents.create(
      { ...order, confirm: true, off_session: true },
      { idempotencyKey: 'k' },
    );
    after.sandbox.advanceTime(60_000);
    await after.sandbox.webhooks.settled();

    expect(replayed.id).toBe(paid.id);
    expect((await after.stripe.charges.list()).data).toHaveLength(1);
    expect((await after.stripe.customers.listPaymentMethods(customer.id)).data[0]?.id).toBe(card);
    expect(receiver.arrivals.map(({ type }) => type)).toContain('payment_intent.succeeded');
  });

  it('never contains a card number, a security code or an account number', async () => {
    const dataDir = await aFolder();
    const fixture = await aSandbox({ dataDir });
    const { stripe } = fixture;
    await aCustomerWithCard(fixture, '4000002500003155');
    const intent = await stripe.setupIntents.create({});
    await submitCard(fixture.sandbox, intent, { number: '5555555555554444', cvc: '987' });
    await submitCard(fixture.sandbox, intent, { number: '4111111111111111' });
    await stripe.paymentMethods.create({
      type: 'card',
      card: { number: '378282246310005', exp_month: 1, exp_year: 2034, cvc: '9876' },
    });
    await aConnectedAccount(stripe);

    const journal = await readFile(join(dataDir, 'sandbox-payments/journal.jsonl'), 'utf8');

    expect(journal).toContain('"last4":"4444"');
    for (const secret of [
      '4000002500003155',
      '5555555555554444',
      '4111111111111111',
      '378282246310005',
      '123456789',
      '"987"',
      '"9876"',
    ]) {
      expect(journal).not.toContain(secret);
    }
  });

  it('is for its owner’s eyes only', async () => {
    const dataDir = await aFolder();
    await aSandbox({ dataDir });

    const file = await stat(join(dataDir, 'sandbox-payments/journal.jsonl'));

    expect(file.mode & 0o077).toBe(0);
  });

  it('drops a line that a crash cut short, and goes on after it', async () => {
    const dataDir = await aFolder();
    const before = await aSandbox({ dataDir });
    const { id } = await before.stripe.customers.create({});
    await before.sandbox.stop();
    const file = join(dataDir, 'sandbox-payments/journal.jsonl');
    await appendFile(file, '[{"table":"customers","id":"cus_');

    const middle = await aSandbox({ dataDir });
    const next = await middle.stripe.customers.create({});
    await middle.sandbox.stop();
    const after = await aSandbox({ dataDir });

    const { data } = await after.stripe.customers.list();
    expect(data.map((customer) => customer.id)).toEqual([next.id, id]);
  });

  it('refuses to start on a damaged journal, and says which line', async () => {
    const dataDir = await aFolder();
    const before = await aSandbox({ dataDir });
    await before.stripe.customers.create({});
    await before.sandbox.stop();
    await appendFile(join(dataDir, 'sandbox-payments/journal.jsonl'), 'not JSON\n[]\n');

    await expect(aSandbox({ dataDir })).rejects.toThrow(/is damaged at line 2/);
  });

  it('shrinks to what is left when it has grown long', async () => {
    const folder = await aFolder();
    const store = Store.inFolder(folder);
    const row = { id: 'cus_1', object: 'customer' } as const;
    for (let change = 0; change < 1200; change += 1) {
      store.atomically(() => store.put('deleted', { ...row, id: `cus_${change % 3}` }));
    }
    store.close();
    const long = (await stat(join(folder, 'journal.jsonl'))).size;

    const reopened = Store.inFolder(folder);
    reopened.atomically(() => reopened.put('deleted', { ...row, id: 'cus_9' }));
    reopened.close();

    expect((await stat(join(folder, 'journal.jsonl'))).size).toBeLessThan(long / 100);
    const ids = Store.inFolder(folder)
      .all('deleted')
      .map(({ id }) => id);
    expect(ids.sort()).toEqual(['cus_0', 'cus_1', 'cus_2', 'cus_9']);
    expect(await readdir(folder)).toEqual(['journal.jsonl']);
  });
});

/** Four processes start one after the other. */
const PROCESSES_MS = 60_000;

describe('the sandbox as a process', () => {
  it(
    'loses nothing that it acknowledged when it is killed',
    async () => {
      const dataDir = await aFolder();
      const acknowledged: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        const { process: child, stripe } = await aProcess(dataDir);
        const work = Array.from({ length: 200 }, async () => {
          const customer = await stripe.customers.create({});
          acknowledged.push(customer.id);
          if (acknowledged.length === 40 * (round + 1)) child.kill('SIGKILL');
        });
        await Promise.allSettled(work);
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }

      const { stripe } = await aSandbox({ dataDir });
      const kept = await stripe.customers.list({ limit: 100 }).autoPagingToArray({ limit: 5000 });

      expect(acknowledged.length).toBeGreaterThanOrEqual(120);
      expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    },
    PROCESSES_MS,
  );
});

async function aProcess(dataDir: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { DATA_DIR: dataDir, SANDBOX_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [greeting] = (await once(child.stdout, 'data')) as [Buffer];
  const port = /:(\d+)/.exec(greeting.toString())?.[1] ?? '';
  const stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  return { process: child, stripe };
}
