import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';
import type { ControlledStack } from '../../tools/start/stack-control.ts';
import { anAdmin } from './an-admin.ts';
import type { Person } from './people.ts';
import { waitingLicence } from './reviews.ts';

const run = promisify(execFile);

/** The back office of a stack, by the operator's command line. */
export class BackOffice {
  readonly #env: NodeJS.ProcessEnv;

  readonly #admin: Person;

  private constructor({ portalUrl, mongodbUri, dataDir }: ControlledStack, admin: Person) {
    this.#admin = admin;
    this.#env = {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORTAL_URL: portalUrl,
      MONGODB_URI: mongodbUri,
      DATA_DIR: dataDir,
    };
  }

  /** With an admin of its own. */
  static async of(stack: ControlledStack): Promise<BackOffice> {
    return new BackOffice(stack, await anAdmin(stack));
  }

  get #as(): readonly string[] {
    return ['--as', this.#admin.email];
  }

  /** Carries out a command; answers what it printed. Throws with its sentence where it is refused. */
  async #do(...args: readonly string[]): Promise<string> {
    const program = join(workspaceRoot, 'api/dist/operator.js');
    const { stdout } = await run(process.execPath, [program, ...args], { env: this.#env });
    return stdout;
  }

  /** Approves the licence that a business has submitted. */
  async approveLicenceOf(business: string): Promise<void> {
    await this.#do('approve', (await waitingLicence(this.#admin, business))._id, ...this.#as);
  }

  /** Publishes the posting of a business that waits for review. */
  async publishPostingOf(business: string): Promise<void> {
    const postings = await this.#do('postings');
    const [, revision = ''] = /revision (\d+)/.exec(lineOf(postings, business)) ?? [];
    await this.#do('publish', idIn(postings, business), '--revision', revision, ...this.#as);
  }

  /** The line of a report of a posting of a business. */
  async reportsOf(business: string): Promise<string> {
    return lineOf(await this.#do('reports'), business);
  }

  /** Takes a posting down, as its employer reads it. */
  async takeDown(postId: string, reason: string): Promise<void> {
    await this.#do('take-down', postId, '--reason', reason, ...this.#as);
  }
}

const lineOf = (printed: string, name: string): string => {
  const line = printed.split('\n').find((text) => text.includes(name));
  if (line === undefined) throw new Error(`Nothing of ${name} waits:\n${printed}`);
  return line;
};

const idIn = (printed: string, name: string): string => lineOf(printed, name).split('  ')[0] ?? '';
