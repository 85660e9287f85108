import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AMOUNTS_HEADER,
  type Call,
  type CallAnswer,
  type CallInput,
  type ErrorBody,
} from '@leafshift/contracts/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { callRequest } from '../core/http/call-request.ts';
import { createApp } from '../create-app.ts';
import { AdjustableClock } from '../infra/clock/adjustable-clock.ts';
import { Config } from '../infra/config/config.ts';
import { Log } from '../infra/logger/log.ts';
import { MailFolder, type StoredMail } from '../infra/mail/stored-mail.ts';
import { Database } from '../infra/mongo/database.ts';
import { Migrations } from '../infra/mongo/migrations.ts';
import { OutboxWorker } from '../infra/outbox/outbox-worker.ts';
import { type StoredSms, storedSms } from '../infra/sms/stored-sms.ts';
import { PasswordHasher } from '../modules/auth/application/password-hasher.ts';
import { undocumented } from './documented-answers.ts';
import { rememberHashes } from './remembered-hashes.ts';
import { formOf, giveBack, newDatabase, takeDatabase } from './spec-databases.ts';
import { TestClock } from './test-clock.ts';
import { databaseUri } from './test-database.ts';
import { WatchedLog } from './watched-log.ts';

/** Anybody who can make requests: most calls only need the token. */
export interface As {
  readonly token: string;
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is instead of a body. */
  readonly file?: Buffer;
}

/** An answer: the call's own on success, the error body otherwise. */
export type Answered<C> =
  | {
      readonly ok: true;
      readonly status: number;
      readonly body: CallAnswer<C>;
      readonly headers: Headers;
    }
  | {
      readonly ok: false;
      readonly status: number;
      readonly body: ErrorBody;
      readonly headers: Headers;
    };

export interface TestApiOptions {
  /** What time it is; it stands still. */
  readonly now?: string;
  /** Further environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** The database of another test API, for a second node beside it. */
  readonly besides?: TestApi;
  /** Gets every log line. */
  readonly logLine?: (line: string) => void;
}

export const DEFAULT_NOW = '2026-05-04T16:00:00.000Z';

/** The logger is one a process, so that all APIs of a spec file write to the same. */
const watchedLog = new WatchedLog();
const listeners = new Set<(line: string) => void>();
const running = new Set<TestApi>();
const write = (line: string): void => {
  watchedLog.write(line);
  for (const listen of listeners) {
    listen(line);
  }
};

/** A running API on a database of its own, with a clock that stands still. */
export class TestApi {
  #app: NestFastifyApplication | null;
  readonly #mails: MailFolder;

  private constructor(
    app: NestFastifyApplication,
    readonly servedCalls: readonly Call[],
    readonly clock: TestClock,
    readonly databaseName: string,
    readonly dataDir: string,
    readonly origin: string,
    private readonly isGuest: boolean,
    private readonly isKept: boolean,
  ) {
    this.#app = app;
    this.#mails = new MailFolder(join(dataDir, 'mail'));
  }

  /** Throws when the API has stopped. */
  get app(): NestFastifyApplication {
    if (!this.#app) throw new Error('The API has stopped');
    return this.#app;
  }

  get database(): Database {
    return this.app.get(Database);
  }

  static async start({ now, env, besides, logLine }: TestApiOptions = {}): Promise<TestApi> {
    const isKept = besides === undefined;
    const taken = isKept ? await takeDatabase() : newDatabase();
    const databaseName = besides?.databaseName ?? taken.name;
    const dataDir = besides?.dataDir ?? (await mkdtemp(join(tmpdir(), 'leafshift-api-')));
    const clock = besides?.clock ?? new TestClock(now ?? DEFAULT_NOW);
    const config = Config.read({
      NODE_ENV: 'test',
      MONGODB_URI: databaseUri(databaseName),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
      RATE_LIMITS: 'off',
      // No spec asks a service of others.
      REFUSE_LEAKED_PASSWORDS: 'off',
      // Specs walk through weeks in which their people call nothing.
      SESSION_IDLE_DAYS: '365',
      // The clock stands still, so that what is kept for a second would be kept for ever.
      SHARED_ANSWERS: 'off',
      // Specs of other things pay at once.
      PAYOUT_NEW_ACCOUNT_HOURS: '0',
      PAYOUT_BANK_CHANGE_HOURS: '0',
      TIMESHEET_ACCEPT_HOURS: '0',
      SECURE_PAY_HOURS: '0',
      PORTAL_URL: 'http://portal.test',
      ...env,
    });
    if (logLine) {
      listeners.add(logLine);
    }
    const log = Log.create(config, { write });
    const { app, servedCalls } = await createApp(
      { config, clock: new AdjustableClock(clock), log },
      {
        migrate: async (made) => {
          const { connection } = made.get(Database);
          const isReady =
            connection.name === taken.name && formOf(connection).join() === taken.form.join();
          if (!isReady) await made.get(Migrations).run();
        },
      },
    );
    rememberHashes(app.get(PasswordHasher));
    await app.listen(0, '127.0.0.1');
    const origin = (await app.getUrl()).replace(/\/$/, '');
    const isGuest = besides !== undefined;
    const api = new TestApi(
      app,
      servedCalls,
      clock,
      databaseName,
      dataDir,
      origin,
      isGuest,
      isKept,
    );
    running.add(api);
    return api;
  }

  /** Makes a call of the contracts as somebody, or as nobody. */
  async request<C extends Call>(
    call: C,
    input: CallInput<C>,
    as?: As,
    options: RequestOptions = {},
  ): Promise<Answered<C>> {
    const { method, url, body } = callRequest(call, input);
    const response = await this.send(method, url, {
      body: options.file ?? body,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(options.file && { 'content-type': 'application/octet-stream' }),
        ...(as && { 'x-auth-token': as.token }),
        ...options.headers,
      },
    });
    return (await answered(response)) as Answered<C>;
  }

  /** The call's answer. Throws with the error body when it was refused. */
  async get<C extends Call>(call: C, input: CallInput<C>, as?: As): Promise<CallAnswer<C>> {
    const answer = await this.request(call, input, as);
    if (!answer.ok) {
      throw new Error(`${call.name} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  /** Any request, for what is not a well-formed call. Throws for an answer that is not documented. */
  async send(
    method: string,
    path: string,
    {
      body,
      headers,
    }: {
      readonly body?: string | Buffer | undefined;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<Response> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      ...(headers && { headers }),
      ...(body !== undefined && { body: new Uint8Array(Buffer.from(body)) }),
    });
    const problem = undocumented({
      method,
      url: path,
      status: response.status,
      contentType: response.headers.get('content-type'),
      body: await response.clone().text(),
      amountsHidden: response.headers.get(AMOUNTS_HEADER.name) === AMOUNTS_HEADER.hidden,
    });
    if (problem) {
      throw new Error(`Not as the OpenAPI document says: ${problem}`);
    }
    return response;
  }

  /** Waits until nothing in the outbox is due any more. */
  settle(): Promise<void> {
    return this.app.get(OutboxWorker).idle();
  }

  /** The mails that were sent to an address, oldest first. */
  async mailsTo(address: string): Promise<readonly StoredMail[]> {
    return (await this.#mails.mails()).filter(({ to }) => to === address);
  }

  /** The text messages that were sent to a number, oldest first. */
  async smsTo(number: string): Promise<readonly StoredSms[]> {
    const messages = await storedSms(join(this.dataDir, 'sms'));
    return messages.filter(({ to }) => to === number);
  }

  /** Stops the API and removes what it stored. Throws where a secret was logged. */
  async stop(): Promise<void> {
    const { app, database } = this;
    const { connection } = database;
    // Jest keeps what the specs of a suite refer to until its end, and some megabytes hang on each API.
    this.#app = null;
    const isShared = [...running].some((other) => other !== this && this.#sharesWith(other));
    running.delete(this);
    if (isShared || !this.isKept || connection.name !== this.databaseName) {
      if (!this.isGuest) await database.native.dropDatabase();
      await app.close();
    } else {
      const form = formOf(connection);
      await app.close();
      await giveBack(this.databaseName, form);
    }
    if (!this.isGuest) {
      await rm(this.dataDir, { recursive: true, force: true });
    }
    // Mongoose keeps a closed connection, and all that hangs on it, until it is told.
    await connection.destroy();
    watchedLog.check();
  }

  #sharesWith({ databaseName }: TestApi): boolean {
    return databaseName === this.databaseName;
  }
}

/** Starts an API for a spec file. */
export const startApi = (options?: TestApiOptions): Promise<TestApi> => TestApi.start(options);

async function answered(response: Response): Promise<Answered<Call>> {
  const { status, headers } = response;
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson ? await response.json() : await response.text();
  return {
    ok: response.ok,
    status,
    headers,
    body: body === '' ? undefined : body,
  } as Answered<Call>;
}
