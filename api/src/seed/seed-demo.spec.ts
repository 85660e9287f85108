import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../../payments-sandbox/sandbox.ts';
import { Config } from '../infra/config/config.ts';
import { Log } from '../infra/logger/log.ts';
import { MailFolder } from '../infra/mail/stored-mail.ts';
import type { Database } from '../infra/mongo/database.ts';
import { connect } from '../testing/connect.ts';
import { PRODUCTION } from '../testing/production.ts';
import { databaseUri, newDatabaseName } from '../testing/test-database.ts';
import { seedDemo } from './seed-demo.ts';

const NOW = new Date('2026-05-20T15:10:00Z');
const MINUTES = 60_000;

describe('the demo marketplace', () => {
  const lines: string[] = [];
  let sandbox: Sandbox;
  let dataDir: string;
  let database: Database;
  let variables: Record<string, string>;
  let log: Log;

  beforeAll(async () => {
    sandbox = await startSandbox();
    dataDir = await mkdtemp(join(tmpdir(), 'leafshift-demo-'));
    variables = {
      NODE_ENV: 'test',
      MONGODB_URI: databaseUri(newDatabaseName()),
      DATA_DIR: dataDir,
      SEED_DEMO: 'on',
      LOG_LEVEL: 'fatal',
      STRIPE_SANDBOX_URL: sandbox.url,
    };
    const config = Config.read({ ...variables, LOG_LEVEL: 'info' });
    log = Log.create(config, { write: (line) => lines.push(line) });
    database = await connect(variables.MONGODB_URI ?? '');
  });
  afterAll(async () => {
    await database.native.dropDatabase();
    await database.connection.close();
    await sandbox.stop();
    await rm(dataDir, { recursive: true });
  });

  const seed = (change: Record<string, string> = {}) =>
    seedDemo({ variables: { ...variables, ...change }, log, now: NOW });
  const collection = (name: string) => database.native.collection(name);
  const leases = () =>
    database.native.collection<{ _id: string; owner: string; until: Date }>('leases');
  const count = (name: string, filter = {}) => collection(name).countDocuments(filter);
  const distinct = (name: string, field: string, filter = {}) =>
    collection(name).distinct(field, filter);

  it('is not made in production, nor when nobody asks for it', async () => {
    await seed({ SEED_DEMO: 'off' });
    const inProduction = seed({ ...PRODUCTION, PORTAL_URL: 'https://portal.test' });
    await expect(inProduction).rejects.toThrow('The demo marketplace is not for production.');

    expect(await count('users')).toBe(0);
  });

  it(
    'is made once, whole, even after attempts that broke off or were killed',
    async () => {
      await expect(seed({ STRIPE_SANDBOX_URL: 'http://127.0.0.1:1' })).rejects.toThrow('refused');
      expect(await count('users')).toBeGreaterThan(0);

      const until = new Date(Date.now() + 1_500);
      await leases().insertOne({ _id: 'demo-marketplace', owner: 'a killed process', until });
      const before = lines.length;
      await seed();
      await seed();

      expect(lines.filter((line) => line.includes('The demo marketplace is there'))).toHaveLength(
        1,
      );
      expect(await count('users')).toBe(47);
      const problems = lines.slice(before).filter((line) => /"level":"(warn|error)"/.test(line));
      expect(problems).toEqual([]);
    },
    10 * MINUTES,
  );

  it('has six employers in four provinces, all onboarded, each with a card', async () => {
    const employers = { usertype: 'Employer' };

    expect(await count('users', employers)).toBe(6);
    expect(await count('users', { ...employers, level5: true, 'cards.0': { $exists: true } })).toBe(
      6,
    );
    expect((await distinct('profiles', 'locations.province')).toSorted()).toEqual([
      'AB',
      'BC',
      'ON',
      'QC',
    ]);
  });

  it('has forty workers at every stage of onboarding', async () => {
    const workers = { usertype: 'Temp' };
    const at = (levels: number) =>
      Object.fromEntries([1, 2, 3, 4, 5].map((level) => [`level${level}`, level <= levels]));

    expect(await count('users', workers)).toBe(40);
    for (const levels of [0, 1, 2, 3, 4, 5]) {
      expect(await count('users', { ...workers, ...at(levels) })).toBeGreaterThan(0);
    }
    expect(await count('users', { ...workers, skipOnboarding: true })).toBeGreaterThan(0);
    expect(await count('suspensions', { reason: 'late-cancellation' })).toBe(1);
  });

  it('has eighty shifts in every state, some today', async () => {
    const day = { $gte: new Date('2026-05-20T07:00:00Z'), $lt: new Date('2026-05-21T07:00:00Z') };

    expect(await count('shifts')).toBe(80);
    expect((await distinct('shifts', 'status')).toSorted()).toEqual(
      [null, 'Cancelled', 'Complete'].toSorted(),
    );
    expect((await distinct('assignments', 'state')).toSorted()).toEqual([
      'cancelled',
      'clockedIn',
      'completed',
      'confirmed',
      'requested',
      'withdrawn',
    ]);
    expect(await count('shifts', { startsAt: day })).toBeGreaterThanOrEqual(5);
    expect(await count('shifts', { openSpots: 0, status: null })).toBeGreaterThan(0);
  });

  it('has fifteen permanent postings with real texts', async () => {
    expect(await count('permanent_postings')).toBe(15);
    expect(await distinct('permanent_postings', 'jobDescription')).toHaveLength(15);
    expect(await count('permanent_postings', { state: 'published' })).toBe(13);
  });

  it('has applicants at every stage, and some with a résumé', async () => {
    expect((await distinct('applications', 'stage')).toSorted()).toEqual([
      'declined',
      'hired',
      'interview',
      'new',
      'reviewed',
    ]);
    expect(await count('applications', { resume: { $ne: null } })).toBe(3);
    expect(await count('applications', { 'answers.0': { $exists: true } })).toBe(2);
  });

  it('has invoices, paid and open, and payouts, and a ledger that sums to zero', async () => {
    expect((await distinct('invoices', 'status')).toSorted()).toEqual(['open', 'paid']);
    expect((await distinct('payouts', 'status')).length).toBeGreaterThan(1);
    const entries = await collection('ledger_transactions').find().toArray();
    const amounts = entries.flatMap((entry) =>
      (entry.entries as { amountCents: number }[]).map(({ amountCents }) => amountCents),
    );
    expect(amounts.length).toBeGreaterThan(100);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });

  it('has postings of a new business waiting for review, and a report of another', async () => {
    expect(await count('permanent_postings', { waitingSince: { $lt: NOW } })).toBe(2);
    expect(await count('posting_reports', { isOpen: true })).toBe(1);
  });

  it('has documents waiting for review, and notifications for the demo accounts', async () => {
    expect(await count('reviewed_documents', { status: 'Pending' })).toBeGreaterThan(0);
    for (const email of ['employer@demo.leafshift.ca', 'worker@demo.leafshift.ca']) {
      const user = await collection('users').findOne({ emailKey: email });
      expect(await count('notifications', { userId: user?._id, isRead: false })).toBeGreaterThan(0);
    }
  });

  it('has certificates in every state, one that expires soon, and an ID with two sides', async () => {
    const certificates = { kind: 'certificate' };
    expect((await distinct('reviewed_documents', 'status', certificates)).toSorted()).toEqual([
      'Approved',
      'Pending',
      'Rejected',
    ]);
    const soon = { $gt: '2026-05-20', $lt: '2026-07-19' };
    expect(await count('profiles', { 'certificates.expiresOn': soon })).toBe(1);
    const waitingWithBack = { status: 'Pending', backKey: { $exists: true } };
    expect(await count('reviewed_documents', waitingWithBack)).toBeGreaterThan(0);
  });

  it('has two quizzes with eight questions each, badges, and one that the demo worker may take', async () => {
    const quizzes = await collection('quizzes').find({ state: 'published' }).toArray();
    expect(quizzes.map(({ questions }) => questions.length)).toEqual([8, 8]);
    expect(await count('quiz_attempts', { passed: true })).toBeGreaterThan(12);
    const worker = await collection('users').findOne({ emailKey: 'worker@demo.leafshift.ca' });
    expect(await count('quiz_attempts', { workerId: worker?._id, passed: true })).toBe(1);
  });

  it('has conversations with unread messages, a notice, and a message that was reported', async () => {
    expect(await count('conversations', { 'business.unread': { $gt: 0 } })).toBeGreaterThan(0);
    expect(await count('conversations', { 'worker.unread': { $gt: 0 } })).toBeGreaterThan(0);
    expect(await count('notices', {})).toBe(1);
    expect(await count('message_reports', { isOpen: true })).toBe(1);
  });

  it('leaves no mail, no session and nothing that is still to be done', async () => {
    expect(await new MailFolder(join(dataDir, 'mail')).mails()).toEqual([]);
    expect(await count('sessions', { endedAt: { $exists: false } })).toBe(0);
    expect(await count('outbox', { state: 'dead' })).toBe(0);
    expect(await count('outbox', { state: 'waiting', dueAt: { $lte: NOW } })).toBe(0);
  });
});
