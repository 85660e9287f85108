import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ControlledStack } from '../../tools/start/stack-control.ts';
import { workspaceRoot } from '../../tools/workspace-paths.ts';

const run = promisify(execFile);
const ADMIN = 'back-office@example.ca';
const AS = ['--as', ADMIN] as const;

/** The back office of a stack, by the operator's command line. */
export class BackOffice {
  readonly #env: NodeJS.ProcessEnv;

  private constructor({ portalUrl, mongodbUri, dataDir }: ControlledStack) {
    this.#env = {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORTAL_URL: portalUrl,
      MONGODB_URI: mongodbUri,
      DATA_DIR: dataDir,
    };
  }

  /** Makes its admin where there is none yet. */
  static async of(stack: ControlledStack): Promise<BackOffice> {
    const office = new BackOffice(stack);
    try {
      await office.#do('make-admin', ADMIN, '--name', 'Robin');
    } catch (error) {
      if (!String(error).includes('Email in use')) throw error;
    }
    return office;
  }

  /** Carries out a command; answers what it printed. Throws with its sentence where it is refused. */
  async #do(...args: readonly string[]): Promise<string> {
    const program = join(workspaceRoot, 'api/dist/operator.js');
    const { stdout } = await run(process.execPath, [program, ...args], { env: this.#env });
    return stdout;
  }

  /** Approves the licence that a business has submitted. */
  async approveLicenceOf(business: string): Promise<void> {
    await this.#do('approve', idIn(await this.#do('reviews'), business), ...AS);
  }

  /** Publishes the posting of a business that waits for review. */
  async publishPostingOf(business: string): Promise<void> {
    const postings = await this.#do('postings');
    const [, revision = ''] = /revision (\d+)/.exec(lineOf(postings, business)) ?? [];
    await this.#do('publish', idIn(postings, business), '--revision', revision, ...AS);
  }

  /** The line of a report of a posting of a business. */
  async reportsOf(business: string): Promise<string> {
    return lineOf(await this.#do('reports'), business);
  }

  /** Takes a posting down, as its employer reads it. */
  async takeDown(postId: string, reason: string): Promise<void> {
    await this.#do('take-down', postId, '--reason', reason, ...AS);
  }
}

const lineOf = (printed: string, name: string): string => {
  const line = printed.split('\n').find((text) => text.includes(name));
  if (line === undefined) throw new Error(`Nothing of ${name} waits:\n${printed}`);
  return line;
};

const idIn = (printed: string, name: string): string => lineOf(printed, name).split('  ')[0] ?? '';
