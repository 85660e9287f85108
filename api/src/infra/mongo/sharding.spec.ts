import type { Connection } from 'mongoose';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { Migrations } from './migrations.ts';
import { dividedOf, Sharding, sayDivided } from './sharding.ts';

/**
 * Grow with people, their settings and their decisions, are emptied by themselves after a while, or are
 * the counters and leases of the whole; one shard has room for them.
 */
const ON_ONE_SHARD = new Set([
  ...[
    'affiliate_codes',
    'affiliate_joins',
    'account_reviews',
    'application_answers',
    'attempts',
    'autoconfirmrules',
    'availabilities',
  ],
  ...['bank_uses', 'bookkeeping', 'briefing_readings', 'business_invitations', 'business_marks'],
  ...['business_members', 'calendar_feeds', 'connect_tickets', 'counters', 'deliveries'],
  ...['email_undos', 'favourite_workers', 'found_shifts', 'idempotency_records', 'identity_marks'],
  ...['member_acts', 'message_reports', 'not_again_workers', 'outbox', 'part_tallies'],
  ...['password_recoveries', 'person_notes', 'posting_reports', 'posting_templates'],
  ...['preferences', 'profiles', 'push_paces', 'push_subscriptions', 'push_waiting'],
  ...['quiz_attempts', 'quizzes', 'report_runs', 'reputations', 'review_claims'],
  ...['reviewed_documents', 'saved_searches', 'schedule_budgets', 'schedule_drafts'],
  ...['second_factor_challenges', 'second_factor_recovery', 'second_factors', 'security_log'],
  ...['sessions', 'site_briefings', 'socket_events', 'support_requests', 'suspensions', 'users'],
  ...['verification_codes', 'verified_phones', 'worker_bookings', 'worker_notes'],
]);

describe('a cluster of several shards', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  const models = () => Object.values(api.database.connection.models);

  it('has everything that grows with the work divided, and nothing else', () => {
    const divided = dividedOf(models()).map(({ collection }) => collection);
    const others = models().map(({ collection }) => collection.name);
    expect(others.filter((name) => ON_ONE_SHARD.has(name) === divided.includes(name))).toEqual([]);
    expect([...ON_ONE_SHARD].filter((name) => !others.includes(name))).toEqual([]);
  });

  it('can keep every unique rule, and finds an index for every key', () => {
    const broken = models().flatMap(({ collection, schema }) => {
      const key = Object.keys(schema.get('shardKey') ?? {});
      if (key.length === 0) return [];
      const indexes = schema.indexes().map(([fields, options]) => ({
        unique: options.unique === true,
        isWhole: options.partialFilterExpression === undefined && options.sparse !== true,
        begins: key.every((field, at) => Object.keys(fields)[at] === field),
        name: options.name,
      }));
      const isFound = key[0] === '_id' || indexes.some(({ begins, isWhole }) => begins && isWhole);
      return [
        ...indexes
          .filter(({ unique, begins }) => unique && !begins)
          .map(({ name }) => `${collection.name}.${name}`),
        ...(isFound ? [] : [`${collection.name} has no index for its key`]),
      ];
    });
    expect(broken).toEqual([]);
  });

  it('is not taken for one where the database is a replica set', async () => {
    expect(await new Sharding(api.database.connection).due(dividedOf(models()))).toEqual([]);
    expect(await api.app.get(Migrations).plan()).toEqual([]);
  });

  it('is told by its router what to divide, once', async () => {
    const router = aRouter(['leafshift.payouts']);
    const sharding = new Sharding(router.connection);
    const due = await sharding.due([
      { collection: 'payouts', key: { shiftId: 1 } },
      { collection: 'shifts', key: { _id: 'hashed' } },
    ]);
    expect(due.map(sayDivided)).toEqual([
      'divide collection shifts among the shards by _id (hashed)',
    ]);

    for (const each of due) await sharding.divide(each);

    expect(router.asked).toEqual([
      { createIndex: 'shifts', key: { _id: 'hashed' } },
      { shardCollection: 'leafshift.shifts', key: { _id: 'hashed' } },
    ]);
  });
});

/** A router, as far as it is asked; no real one can be had where the suite runs. */
function aRouter(divided: readonly string[]) {
  const asked: unknown[] = [];
  const collection = (name: string) => ({
    find: ({ _id: { $in: names } }: { _id: { $in: readonly string[] } }) => ({
      toArray: async () =>
        divided.filter((each) => names.includes(each)).map((_id) => ({ _id, dropped: false })),
    }),
    createIndex: async (key: unknown) => asked.push({ createIndex: name, key }),
  });
  const command = async (sent: Record<string, unknown>) => {
    if ('hello' in sent) return { msg: 'isdbgrid' };
    asked.push(sent);
    return { ok: 1 };
  };
  const client = { db: () => ({ command, collection }) };
  const connection = { name: 'leafshift', getClient: () => client };
  return { asked, connection: connection as unknown as Pick<Connection, 'getClient' | 'name'> };
}
