import { addHours } from '@leafshift/domain/time-zone';
import mongoose from 'mongoose';
import { createApp } from '../create-app.ts';
import { SystemClock } from '../infra/clock/clock.ts';
import { Config } from '../infra/config/config.ts';
import type { Log } from '../infra/logger/log.ts';
import { CONNECTION_OPTIONS, Database } from '../infra/mongo/database.ts';
import { Leases } from '../infra/mongo/leases.ts';
import { PaymentProvider } from '../infra/stripe/payment-provider.ts';
import { Register } from '../modules/users/index.ts';
import { DemoApi } from './demo-api.ts';
import { DemoClock } from './demo-clock.ts';
import { ADMIN_EMAIL, DEMO_DAYS, DemoMarketplace } from './demo-marketplace.ts';
import { DEMO_PASSWORD } from './scenarios/sign-up.ts';

interface SeedState {
  readonly _id: string;
  readonly done: boolean;
}

const NAME = 'demo-marketplace';
const BOOKKEEPING = new Set(['migrations', 'leases', 'seeds']);
/** Thousands of requests within seconds, and sessions that last from its beginning to its end. */
const WHILE_SEEDING = {
  RATE_LIMITS: 'off',
  SESSION_DAYS: '365',
  SESSION_IDLE_DAYS: '365',
  // Its people were paid; waits are of its visitors' own deeds.
  PAYOUT_NEW_ACCOUNT_HOURS: '0',
  PAYOUT_BANK_CHANGE_HOURS: '0',
  TIMESHEET_ACCEPT_HOURS: '0',
};
/** Mails and open windows: its people have none. */
const TO_NOBODY = [
  'mail.deliver',
  'applications.answer',
  'notification.deliver',
  'notification.deliverOfShift',
  'push.deliver',
  'users.accountUpdated',
  'users.verificationAsked',
  'realtime.postUpdated',
  'conversations.changed',
];
// Short and renewed, so that a process that was killed holds up the next one for seconds only.
const LEASE_MS = 15_000;
const SANDBOX = 'http://127.0.0.1:4301';

export interface SeedOptions {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly now?: Date;
}

/**
 * Fills an empty database with the demo marketplace, by the API's own calls in the order in which it
 * could have happened. Does nothing when anything is there, in production, or with real money. What a
 * broken-off attempt left is removed first: nobody was served yet. One node does it; others wait.
 */
export async function seedDemo({ variables, log, now = new Date() }: SeedOptions): Promise<void> {
  const config = Config.read({ LOG_LEVEL: 'warn', ...variables, ...WHILE_SEEDING });
  if (!config.env.SEED_DEMO || config.isProduction) {
    return;
  }
  if (await isMade(config.env.MONGODB_URI)) {
    return;
  }
  const start = performance.now();
  const clock = new DemoClock(addHours(now, -24 * DEMO_DAYS - 1));
  const { app } = await createApp({ config, clock, log }, { leftOut: TO_NOBODY });
  const database = app.get(Database);
  const leases = new Leases(database, new SystemClock());
  const lease = {
    name: NAME,
    milliseconds: LEASE_MS,
    onFailure: (error: unknown) => {
      log.warn('The lease of the demo marketplace was not renewed', { error: String(error) });
    },
  };
  const fill = async (): Promise<void> => {
    if (!(await isEmpty(database))) {
      return;
    }
    if (app.get(PaymentProvider).mode !== 'sandbox') {
      log.warn('The demo marketplace is for the sandbox payment provider only');
      return;
    }
    await mark(database, false);
    const admin = { usertype: 'Admin', name: 'Robin Lefebvre', email: ADMIN_EMAIL } as const;
    await app.get(Register).addMember({ ...admin, password: DEMO_PASSWORD });
    const sandbox = config.env.STRIPE_SANDBOX_URL ?? SANDBOX;
    await new DemoMarketplace(new DemoApi(app, clock), { until: now, sandbox }).create();
    await mark(database, true);
    const seconds = Math.round((performance.now() - start) / 1000);
    log.info('The demo marketplace is there', { seconds });
  };
  try {
    await leases.during(lease, fill);
  } finally {
    await app.close();
  }
}

/** Spares most starts an application that finds that nothing is left to do. */
async function isMade(uri: string): Promise<boolean> {
  const connection = await mongoose
    .createConnection(uri, CONNECTION_OPTIONS)
    .asPromise()
    .catch(() => null);
  // The application tries again, and says what is wrong.
  if (!connection) return false;
  try {
    const database = new Database(connection);
    const state = await seeds(database).findOne({ _id: NAME });
    return state?.done === true && !(await isEmpty(database));
  } finally {
    await connection.close();
  }
}

async function isEmpty(database: Database): Promise<boolean> {
  const state = await seeds(database).findOne({ _id: NAME });
  if (state?.done === false) {
    await removeEverything(database);
  }
  return (await database.native.collection('users').countDocuments({}, { limit: 1 })) === 0;
}

async function removeEverything(database: Database): Promise<void> {
  const infos = await database.native.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of infos) {
    if (!BOOKKEEPING.has(name) && !name.startsWith('system.')) {
      await database.native.collection(name).deleteMany({});
    }
  }
}

const seeds = (database: Database) => database.native.collection<SeedState>('seeds');

async function mark(database: Database, done: boolean): Promise<void> {
  await seeds(database).updateOne({ _id: NAME }, { $set: { done } }, { upsert: true });
}
