import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { MongoClient } from 'mongodb';
import Stripe from 'stripe';
import { type Sandbox, startSandbox } from '../../../payments-sandbox/sandbox.ts';
import { type ApiNode, startApiNode, WEBHOOK_SECRET } from '../../../tools/drills/api/api-node.ts';
import { ensureCommand } from '../../../tools/process/debian-packages.ts';
import { ManagedProcess } from '../../../tools/process/managed-process.ts';
import { report, whenReady } from '../../../tools/process/wait-until-ready.ts';
import { type S3Double, startS3Double } from '../../../tools/s3-double/s3-double.ts';
import { makeCertificate } from './certificate.ts';
import { Gate } from './gate.ts';
import type { Installation } from './installation.ts';
import { nameOfFolder, removeLeftovers } from './leftovers.ts';
import { MailDouble } from './mail-double.ts';
import { type NginxPorts, writeNginxFiles } from './nginx-files.ts';
import { ReplicaSet } from './replica-set.ts';
import { SmallDisk } from './small-disk.ts';

const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 50;
const STOPPED_WITHIN_MS = 30_000;
const JWT_SECRET = 'the secret of a rehearsal, of no use elsewhere';
const DATABASE = 'leafshift';

interface Ports extends NginxPorts {
  readonly redis: number;
}
/** Which of two processes. */
export type Which = 0 | 1;
export const BOTH: readonly Which[] = [0, 1];

/** Everything that an installation of several processes consists of, on this machine. */
export class World implements AsyncDisposable {
  readonly root: string;
  readonly origin: string;
  readonly database: ReplicaSet;
  readonly client: MongoClient;
  readonly mail: MailDouble;
  readonly files: S3Double;
  readonly sandbox: Sandbox;
  readonly gates: { readonly mail: Gate; readonly files: Gate; readonly provider: Gate };
  /** That of the first process of the API; undefined where none may be mounted. */
  readonly smallDisk: SmallDisk | undefined;
  /** A folder that remotes are released to. */
  readonly registry: string;
  readonly #ports: Ports;
  readonly #api: (ApiNode | undefined)[] = [];
  readonly #gateways: (ManagedProcess | undefined)[] = [];
  #redis: ManagedProcess | undefined;
  #nginx: ManagedProcess | undefined;
  readonly #everything: AsyncDisposableStack;

  private constructor(
    parts: Pick<
      World,
      'root' | 'database' | 'client' | 'mail' | 'files' | 'sandbox' | 'gates' | 'smallDisk'
    >,
    ports: Ports,
    everything: AsyncDisposableStack,
  ) {
    this.root = parts.root;
    this.database = parts.database;
    this.client = parts.client;
    this.mail = parts.mail;
    this.files = parts.files;
    this.sandbox = parts.sandbox;
    this.gates = parts.gates;
    this.smallDisk = parts.smallDisk;
    this.registry = join(parts.root, 'releases');
    this.#ports = ports;
    this.#everything = everything;
    this.origin = `https://localhost:${ports.https}`;
  }

  /**
   * Starts what is not ours: a replica set of three, Redis, a store of files, a mail server, the payment
   * sandbox, and nginx under a certificate of an authority that this process believes from then on.
   * Throws a PlainFailure where something of it cannot be had.
   */
  static async start(say: (line: string) => void): Promise<World> {
    await ensureCommand('redis-server', ['redis-server']);
    await ensureCommand('nginx', ['nginx-light']);
    await ensureCommand('openssl', ['openssl']);
    await using started = new AsyncDisposableStack();
    await removeLeftovers();
    const root = await mkdtemp(nameOfFolder());
    started.defer(() => rm(root, { recursive: true, force: true }));
    const smallDisk = await SmallDisk.mountAt(join(root, 'api-0'));
    started.defer(async () => smallDisk?.unmount());
    const database = kept(started, await ReplicaSet.start(join(root, 'database'), say));
    const client = await MongoClient.connect(database.uri(DATABASE));
    started.defer(() => client.close());
    const mail = kept(started, await MailDouble.start());
    const files = kept(started, await startS3Double());
    const ports = await freePorts();
    const sandbox = await startSandbox({
      control: true,
      webhook: {
        url: `https://localhost:${ports.https}/api/stripe/webhook`,
        secret: WEBHOOK_SECRET,
      },
    });
    kept(started, sandbox);
    const gates = {
      mail: kept(started, await Gate.before(mail.port)),
      files: kept(started, await Gate.before(Number(new URL(files.endpoint).port))),
      provider: kept(started, await Gate.before(sandbox.port)),
    };
    const parts = { root, database, client, mail, files, sandbox, gates, smallDisk };
    const world = new World(parts, ports, started.move());
    try {
      await mkdir(world.registry);
      await world.startRedis();
      await world.#prepareNginx();
      await world.startNginx();
    } catch (failure) {
      await world[Symbol.asyncDispose]();
      throw failure;
    }
    return world;
  }

  get stripe(): Stripe {
    const { port } = this.sandbox;
    const here = { host: '127.0.0.1', port, protocol: 'http', telemetry: false } as const;
    return new Stripe('sk_test_sandbox', here);
  }

  /** The provider as the installation reaches it. */
  get providerUrl(): string {
    return `http://127.0.0.1:${this.gates.provider.port}`;
  }

  /** The settings of the API, as they stand in an operator's file; of another database and store if given. */
  settings(database = DATABASE, files = this.files): Record<string, string> {
    const isOwn = files === this.files;
    return {
      NODE_ENV: 'production',
      PORTAL_URL: this.origin,
      MONGODB_URI: this.database.uri(database),
      JWT_SECRET,
      PAYMENTS: 'sandbox',
      STRIPE_SANDBOX_URL: this.providerUrl,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SMTP_URL: `smtp://127.0.0.1:${this.gates.mail.port}`,
      MAIL_FROM: 'Leafshift <no-reply@leafshift.test>',
      REDIS_URL: `redis://127.0.0.1:${this.#ports.redis}`,
      S3_BUCKET: files.bucket,
      S3_REGION: files.region,
      S3_ENDPOINT: isOwn ? `http://127.0.0.1:${this.gates.files.port}` : files.endpoint,
      S3_ACCESS_KEY_ID: files.credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: files.credentials.secretAccessKey,
      REFUSE_LEAKED_PASSWORDS: 'off',
      RATE_LIMITS: 'off',
      POSTINGS_LIMITED_DAYS: '0',
      SECURE_PAY_HOURS: '48',
      SHUTDOWN_DELAY: '2',
      MAIL: '',
    };
  }

  /** Starts a process of the API from a built script, with more settings if given, and waits until it is ready. */
  async startApi(
    which: Which,
    script: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    this.#api[which] = await startApiNode({
      bundle: { script, remove: () => Promise.resolve() },
      port: this.#ports.api[which],
      mongodbUri: this.database.uri(DATABASE),
      dataDir: this.dataDir(which),
      sandboxUrl: this.providerUrl,
      readyWithinMs: READY_WITHIN_MS,
      env: { ...this.settings(), ...more },
    });
  }

  dataDir(which: Which): string {
    return join(this.root, `api-${which}`);
  }

  /** Tells a process of the API to stop, waits until it is gone, and answers how it ended. */
  async stopApi(which: Which): Promise<string> {
    return toldToStop(this.#api[which]?.process);
  }

  async crashApi(which: Which): Promise<void> {
    await this.#api[which]?.process.kill();
  }

  /** Where a process of the API answers past nginx. */
  apiOrigin(which: Which): string {
    return `http://127.0.0.1:${this.#ports.api[which]}`;
  }

  gatewayOrigin(which: Which): string {
    return `http://127.0.0.1:${this.#ports.gateway[which]}`;
  }

  async startGateway(
    which: Which,
    installation: Installation,
    more: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const port = this.#ports.gateway[which];
    const gateway = new ManagedProcess({
      name: `the gateway at port ${port}`,
      args: ['--enable-source-maps', installation.scriptOf('gateway')],
      logFile: join(this.root, `gateway-${which}.log`),
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        GATEWAY_HOST: '127.0.0.1',
        PORT: `${port}`,
        API_URL: BOTH.map((each) => this.apiOrigin(each)).join(','),
        SHELL_DIR: installation.shellFolder,
        REGISTRY: this.registry,
        STORAGE_ORIGINS: `http://127.0.0.1:${this.gates.files.port}`,
        SHUTDOWN_DELAY: '2',
        ...more,
      },
    });
    const ready = `http://127.0.0.1:${port}/health/ready`;
    this.#gateways[which] = await whenReady(gateway, ready, READY_WITHIN_MS);
  }

  async stopGateway(which: Which): Promise<string> {
    return toldToStop(this.#gateways[which]);
  }

  async crashGateway(which: Which): Promise<void> {
    await this.#gateways[which]?.kill();
  }

  async startRedis(): Promise<void> {
    this.#redis = new ManagedProcess({
      name: 'Redis',
      command: 'redis-server',
      args: ['--port', `${this.#ports.redis}`, '--bind', '127.0.0.1', '--save', ''],
      env: process.env,
      logFile: join(this.root, 'redis.log'),
    });
    await untilConnected(this.#ports.redis, this.#redis);
  }

  async crashRedis(): Promise<void> {
    await this.#redis?.kill();
  }

  async startNginx(): Promise<void> {
    // What stands for port 80 is a file, which outlives a killed one; a port does not.
    await rm(join(this.#nginxFolder, 'plain'), { force: true });
    this.#nginx = new ManagedProcess({
      name: 'nginx',
      command: 'nginx',
      args: ['-c', join(this.#nginxFolder, 'nginx.conf')],
      env: process.env,
      logFile: join(this.root, 'nginx.log'),
    });
    await untilConnected(this.#ports.https, this.#nginx);
  }

  async crashNginx(): Promise<void> {
    await this.#nginx?.kill();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#api.map((node) => node?.process.stop()));
    await Promise.all(this.#gateways.map((gateway) => gateway?.stop()));
    await Promise.all([this.#nginx?.stop(), this.#redis?.stop()]);
    await this.#everything.disposeAsync();
  }

  get #nginxFolder(): string {
    return join(this.root, 'nginx');
  }

  async #prepareNginx(): Promise<void> {
    // Its workers are somebody else.
    await chmod(this.root, 0o755);
    await mkdir(this.#nginxFolder);
    await writeNginxFiles(this.#nginxFolder, this.#ports);
    const authority = await makeCertificate(join(this.#nginxFolder, 'tls'));
    setDefaultCACertificates([...getCACertificates(), await readFile(authority, 'utf8')]);
  }
}

async function freePorts(): Promise<Ports> {
  const one = () => freePort();
  return {
    https: await one(),
    redis: await one(),
    api: [await one(), await one()],
    gateway: [await one(), await one()],
  };
}

function kept<Part extends { stop(): Promise<void> }>(
  started: AsyncDisposableStack,
  part: Part,
): Part {
  started.defer(() => part.stop());
  return part;
}

/** How it ended once it was told to: by force where it does not, when systemd would (`TimeoutStopSec`). */
async function toldToStop(program: ManagedProcess | undefined): Promise<string> {
  if (!program?.pid) return 'it did not run';
  if (program.ending === undefined) process.kill(program.pid, 'SIGTERM');
  const force = setTimeout(() => void program.kill(), STOPPED_WITHIN_MS);
  const ending = await program.ended;
  clearTimeout(force);
  return ending;
}

async function untilConnected(port: number, program: ManagedProcess): Promise<void> {
  const connects = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  while (!(await connects())) {
    if (program.ending) throw new PlainFailure(report(program, 'ended before it answered'));
    await after(LOOK_EVERY_MS);
  }
}
