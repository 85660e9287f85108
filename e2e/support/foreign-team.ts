import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What tells npm where its own files are. */
const KEPT_OF_NPM = ['npm_config_userconfig', 'npm_config_cache'];

/** A command that goes on until it is ended. */
interface GoingOn {
  /** What the pattern's group found in what the command said. */
  readonly found: string;
  end(): Promise<void>;
}

/** What a team types in its own folder, with the Node that it has and a registry of its own. */
export class Team {
  readonly folder: string;
  readonly #env: NodeJS.ProcessEnv;

  constructor(folder: string, registry: string, chromium: string) {
    this.folder = folder;
    const ofNpm = Object.entries(process.env).filter(
      ([name]) => !name.startsWith('npm_') || KEPT_OF_NPM.includes(name),
    );
    this.#env = {
      ...Object.fromEntries(ofNpm),
      NODE_OPTIONS: '',
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      npm_config_registry: registry,
      CHROMIUM_PATH: chromium,
    };
  }

  /** Runs a command; answers what it said. Throws with that when it fails. */
  async type(command: string, { cwd = this.folder } = {}): Promise<string> {
    const [program = '', ...args] = command.split(' ');
    const { stdout } = await run(program, args, { cwd, env: this.#env }).catch(
      (failure: Error & { readonly stdout?: string }) => {
        throw Object.assign(failure, { message: `${failure.message}\n${failure.stdout}` });
      },
    );
    return stdout;
  }

  /** Begins a command, and waits for what it says. Throws with all that it said when it ends before. */
  async begin(command: string, awaited: RegExp): Promise<GoingOn> {
    const [program = '', ...args] = command.split(' ');
    // npm stands between: all that it starts is ended as one group.
    const child = spawn(program, args, {
      cwd: this.folder,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const end = async (): Promise<void> => {
      const ended = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await ended;
    };
    const said: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line);
      const [, found] = awaited.exec(line) ?? [];
      if (found === undefined) continue;
      child.stdout.resume();
      return { found, end };
    }
    throw new Error(said.join('\n'));
  }
}
