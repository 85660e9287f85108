import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { workspaceRoot } from '../files/workspace-paths.ts';

/** A program that runs beside us until we stop it. */
export interface ProcessOptions {
  /** What it is called in messages, as in 'the API'. */
  readonly name: string;
  /** The program; Node unless said. */
  readonly command?: string;
  /** Arguments, for Node its script first. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Where its output goes; each start begins a new file. */
  readonly logFile: string;
}

const GRACE_MS = 10_000;
const TAIL_LINES = 15;
/** Asks a program that is not ours to end when the one who started it is gone; Linux has it. */
const SETPRIV = '/usr/bin/setpriv';
const END_WITH_PARENT = createRequire(import.meta.url).resolve(
  '@leafshift/remote-kit/process/end-with-parent',
);

/** A running program in a process group of its own, so that nothing of it stays behind. */
export class ManagedProcess {
  readonly name: string;
  /** Resolves with a few words on how it ended, whoever ended it. */
  readonly ended: Promise<string>;
  readonly #child: ChildProcess;
  readonly #logFile: string;
  #ending: string | undefined;

  constructor({ name, command, args, env, logFile }: ProcessOptions) {
    this.name = name;
    this.#logFile = logFile;
    mkdirSync(dirname(logFile), { recursive: true });
    const log = openSync(logFile, 'w');
    const [program = '', ...first] = endingWithUs(command);
    this.#child = spawn(program, [...first, ...args], {
      cwd: workspaceRoot,
      env,
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    this.ended = new Promise((resolve) => {
      const end = (how: string): void => {
        this.#ending = how;
        resolve(how);
      };
      this.#child.once('error', (error) => end(error.message));
      this.#child.once('exit', (code, signal) => {
        end(signal ? `ended by ${signal}` : `exit code ${code}`);
      });
    });
  }

  /** Its process id, once it has been started. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** How it ended, once it has. */
  get ending(): string | undefined {
    return this.#ending;
  }

  /** The last lines that it wrote. */
  lastOutput(): string {
    return readFileSync(this.#logFile, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  }

  /** Asks the whole group to end, and makes it end when it has not after ten seconds. */
  async stop(): Promise<void> {
    if (this.#ending !== undefined) return;
    this.#signal('SIGTERM');
    const force = setTimeout(() => this.#signal('SIGKILL'), GRACE_MS);
    await this.ended;
    clearTimeout(force);
    this.#signal('SIGKILL');
  }

  /** Ends it at once and without a word, as a crash of the machine does. */
  async kill(): Promise<void> {
    this.#signal('SIGKILL');
    await this.ended;
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, signal);
    } catch (failure) {
      // Nobody of the group is left: what we wanted.
      if ((failure as NodeJS.ErrnoException).code !== 'ESRCH') throw failure;
    }
  }
}

/** How to start a program so that it ends when we are gone without having said goodbye. */
function endingWithUs(command: string | undefined): readonly string[] {
  if (command === undefined) return [process.execPath, '--import', END_WITH_PARENT];
  return existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'TERM', command] : [command];
}
