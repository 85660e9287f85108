import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

const COMMAND = 'redis-server';
const READY = 'Ready to accept connections';

const isInstalled = spawnSync(COMMAND, ['--version']).error === undefined;

/** Describes what needs a real Redis. The run installs one where it can; elsewhere one test says that it is not there. */
export const whereRedisIs = (name: string, specs: () => void): void =>
  describe(name, () => {
    if (isInstalled) specs();
    else it(`is not looked at here: ${COMMAND} is missing`, () => expect(isInstalled).toBe(false));
  });

/** A Redis of a spec's own that keeps nothing; it may be ended and started again at the same address. */
export class ARedis {
  #process: ChildProcess | null = null;

  private constructor(private readonly port: number) {}

  static async start(): Promise<ARedis> {
    const redis = new ARedis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const args = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--save', ''];
    const started = spawn(COMMAND, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = started;
    for await (const line of createInterface({ input: started.stdout })) {
      if (line.includes(READY)) return;
    }
    throw new Error(`${COMMAND} ended before it took connections`);
  }

  async stop(): Promise<void> {
    if (!this.#process) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    this.#process = null;
    await gone;
  }
}
