import { accountReviews } from '@leafshift/contracts/account-reviews';
import { deliveries, outboxRecords } from '@leafshift/contracts/back-office';
import { disputedTimesheets } from '@leafshift/contracts/clockedtime';
import { moderationQueue, postingReports } from '@leafshift/contracts/moderation';
import { createPost } from '@leafshift/contracts/posts';
import { securityLog } from '@leafshift/contracts/security';
import { appeals } from '@leafshift/contracts/suspensions';
import { type Document, ObjectId } from 'mongodb';
import { aPermanentForm } from '../../../testing/a-shift.ts';
import { type Admin, anAdmin } from '../../../testing/people.ts';
import { costOf, expectToReadLittle, profileQueries } from '../../../testing/query-cost.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { SettlingWorld } from '../../clockedtime/testing/settling-world.ts';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';

const MANY = 10_000;
const LIMIT = 50;
const HOUR_MS = 3_600_000;

describe('queues of the back office among 10,000 of each', () => {
  let world: PaymentWorld;
  let api: TestApi;
  let owner: Admin;

  beforeAll(async () => {
    world = await PaymentWorld.start({ TIMESHEET_ACCEPT_HOURS: '48' });
    api = world.api;
    owner = await anAdmin().in(api);
    const settled = await SettlingWorld.in(world);
    await settled.submitted();
    await settled.dispute();
    await settled.reply({ agree: false, reason: 'We closed at four.' });
    const body = aPermanentForm();
    await api.get(createPost, { body }, settled.employer);
    await manyOfEach();
    await profileQueries(api);
  }, 120_000);
  afterAll(() => world.stop());

  const stored = (name: string) => api.database.native.collection(name);
  const ago = (index: number): Date => new Date(api.clock.now().getTime() - index * HOUR_MS);

  async function copies(name: string, of: (index: number) => Document): Promise<void> {
    const { _id, ...document } = (await stored(name).findOne({})) ?? {};
    const all = Array.from({ length: MANY }, (_, index) => ({ ...document, ...of(index) }));
    await stored(name).insertMany(all, { ordered: false });
  }

  /** Of each one in two waits for the back office. */
  async function manyOfEach(): Promise<void> {
    const waits = (index: number): boolean => index % 2 === 0;
    await copies('timesheets', (index) => ({
      state: waits(index) ? 'disputed' : 'decided',
      disputedAt: ago(index),
    }));
    await copies('permanent_postings', (index) => {
      return waits(index)
        ? { waitingSince: ago(index) }
        : { state: 'published', waitingSince: null };
    });
    const employerId = new ObjectId();
    await stored('posting_reports').insertMany(
      Array.from({ length: MANY }, (_, index) => ({
        ...{ postId: new ObjectId(), employmentType: 'Temp', title: 'Budtender', employerId },
        ...{ reason: 'scam', words: '', userId: null, reporter: `copy ${index}` },
        ...{ isOpen: waits(index), createdAt: ago(index) },
      })),
    );
    const userId = new ObjectId(owner.id);
    await stored('suspensions').insertMany(
      Array.from({ length: MANY }, (_, index) => ({
        ...{
          userId: new ObjectId(),
          usertype: 'Temp',
          reason: 'late-cancellation',
          words: 'A copy',
          since: ago(index),
        },
        ...{ until: null, setBy: null, endedAt: null, isRevoked: false },
        ...(waits(index)
          ? { appeal: { text: 'Why?', at: ago(index), answer: null }, appealedAt: ago(index) }
          : { appeal: null }),
      })),
    );
    await stored('account_reviews').insertMany(
      Array.from({ length: MANY }, (_, index) => ({
        ...{ userId: new ObjectId(), since: ago(index), matches: [] },
      })),
    );
    await stored('security_log').insertMany(
      Array.from({ length: MANY }, (_, index) => ({
        ...{ at: ago(index), event: waits(index) ? 'signed-in' : 'sign-in-failed', userId },
        ...{ by: null, network: '203.0.113.7', details: {} },
      })),
    );
    await stored('outbox').insertMany(
      Array.from({ length: MANY }, (_, index) => {
        const state = ['dead', 'waiting', 'done'][index % 3];
        const dueAt = new Date(api.clock.now().getTime() + (index + 1000) * HOUR_MS);
        const times = { createdAt: ago(index), dueAt, finishedAt: api.clock.now() };
        return { kind: 'mail.deliver', payload: {}, state, attempts: 10, ...times };
      }),
    );
    await stored('deliveries').insertMany(
      Array.from({ length: MANY }, (_, index) => ({
        ...{
          kind: waits(index) ? 'mail' : 'webhook',
          key: `copy ${index}`,
          what: 'A copy',
          tries: 1,
        },
        ...{
          state: index % 10 < 2 ? 'failed' : 'done',
          at: api.clock.now(),
          lastAt: api.clock.now(),
        },
      })),
    );
  }

  const query = { limit: LIMIT };
  it.each<[string, string, () => Promise<object>]>([
    ['disputes', 'timesheets', () => api.get(disputedTimesheets, { query }, owner)],
    ['postings', 'permanent_postings', () => api.get(moderationQueue, { query }, owner)],
    ['appeals', 'suspensions', () => api.get(appeals, { query }, owner)],
    ['accounts under review', 'account_reviews', () => api.get(accountReviews, { query }, owner)],
    ['the security log', 'security_log', () => api.get(securityLog, { query }, owner)],
    [
      'the security log of an account',
      'security_log',
      () => api.get(securityLog, { query: { ...query, q: owner.id } }, owner),
    ],
    [
      'the security log of an event',
      'security_log',
      () => api.get(securityLog, { query: { ...query, q: 'sign-in-failed' } }, owner),
    ],
    ['reports', 'posting_reports', () => api.get(postingReports, { query }, owner)],
    ...(['dead', 'waiting', 'done'] as const).map(
      (state): [string, string, () => Promise<object>] => [
        `${state} work`,
        'outbox',
        () => api.get(outboxRecords, { query: { ...query, state } }, owner),
      ],
    ),
    ...(['mail', 'webhook'] as const).map((kind): [string, string, () => Promise<object>] => [
      `${kind}s that failed`,
      'deliveries',
      () => api.get(deliveries, { query: { ...query, kind, state: 'failed' } }, owner),
    ]),
  ])('list %s with a document read for each that they answer', async (_, collection, ask) => {
    let answered: object = {};
    const cost = await costOf(api, collection, async () => {
      answered = await ask();
    });

    expect(Object.values(answered).flat().length).toBeGreaterThanOrEqual(LIMIT);
    expectToReadLittle(cost);
  });
});
