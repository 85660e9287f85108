import { spawn } from 'node:child_process';

/** How to run a command: folder, environment, time limit in milliseconds, and who sees its output. */
export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly timeoutMs?: number;
  readonly onOutput?: (chunk: string) => void;
  /** Ends the command, and all that it started, when aborted. */
  readonly signal?: AbortSignal;
}

/** How a command ended; `code` is null when it was killed, and 127 when it could not be started. */
export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
  readonly timedOut: boolean;
}

/** How long a command's last output is waited for once it has ended. */
const OUTPUT_GRACE_MS = 3_000;

/** Runs a command to its end and gives its exit code with stdout and stderr interleaved. Never throws. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const chunks: string[] = [];
    let timedOut = false;
    const collect = (chunk: string): void => {
      chunks.push(chunk);
      options.onOutput?.(chunk);
    };
    const child = spawn(command, [...args], {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: options.signal !== undefined,
    });
    const endGroup = (): void => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    options.signal?.addEventListener('abort', endGroup, { once: true });
    const timer =
      options.timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            child.kill('SIGKILL');
          }, options.timeoutMs);
    let grace: NodeJS.Timeout | undefined;
    const finish = (code: number | null): void => {
      clearTimeout(timer);
      clearTimeout(grace);
      options.signal?.removeEventListener('abort', endGroup);
      resolve({ code, output: chunks.join(''), timedOut });
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.once('error', (error) => {
      collect(`${error.message}\n`);
      finish(127);
    });
    child.once('close', finish);
    // What the command left running may hold its output open for ever; the command itself has ended.
    child.once('exit', (code) => {
      grace = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        finish(code);
      }, OUTPUT_GRACE_MS);
    });
  });
}
