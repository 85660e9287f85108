import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whoever runs a process kills it after 30 seconds, or 25. */
const GONE_WITHIN_MS = 24_000;

/** How a process ends, and when it is told to. */
export interface EndOfProcess {
  /** Calls back with the first signal, and with each further one. */
  onSignal(told: () => void): void;
  exit(code: number): void;
}

/**
 * Ends the gateway when it is told to: it says so for `delayMs` and still serves, then sends sockets
 * elsewhere, finishes what runs, and is gone in time whatever happens. A second signal ends the wait.
 */
export function stopWhenTold(app: FastifyInstance, delayMs: number, end: EndOfProcess): void {
  const hurry = new AbortController();
  end.onSignal(() => {
    if (app.isDraining) {
      hurry.abort();
      return;
    }
    app.isDraining = true;
    app.log.info({ delayMs }, 'The gateway was told to stop');
    stop(app, delayMs, hurry.signal).then(end.exit, (err: unknown) => {
      app.log.error({ err }, 'The gateway did not stop as it should');
      end.exit(1);
    });
  });
}

/** Gives the exit code: 1 where answers had to be broken off. */
async function stop(app: FastifyInstance, delayMs: number, hurry: AbortSignal): Promise<number> {
  const deadline = wait(GONE_WITHIN_MS, 1, { ref: false });
  // A second signal only ends the wait.
  await wait(delayMs, undefined, { signal: hurry }).catch(() => undefined);
  return Promise.race([app.close().then(() => 0), deadline]);
}

/** The signals of the system, and its way out. */
export const endOfThisProcess: EndOfProcess = {
  onSignal: (told) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, told);
  },
  exit: (code) => process.exit(code),
};
