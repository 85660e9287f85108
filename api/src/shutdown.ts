import { setTimeout as wait } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { Config } from './infra/config/config.ts';
import { Log } from './infra/logger/log.ts';
import { Leases } from './infra/mongo/leases.ts';
import { OutboxWorker } from './infra/outbox/outbox-worker.ts';
import { SocketRooms } from './infra/realtime/socket-rooms.ts';
import { Draining } from './infra/shutdown/draining.ts';

/** Whoever runs a process kills it after 30 seconds, or 25. */
const GONE_WITHIN_MS = 24_000;
const HAND_BACK_WITHIN_MS = 900;

/** How a process ends, and when it is told to. */
export interface EndOfProcess {
  /** Calls back with the first signal, and with each further one. */
  onSignal(told: () => void): void;
  exit(code: number): void;
}

/**
 * Ends the API when it is told to: it says so for as long as is configured and still serves, then finishes
 * what runs, and is gone in time whatever happens. A second signal ends the wait.
 */
export function stopWhenTold(app: INestApplication, end: EndOfProcess): void {
  const told = new AbortController();
  let isStopping = false;
  end.onSignal(() => {
    if (isStopping) {
      told.abort();
      return;
    }
    isStopping = true;
    stop(app, told.signal).then(end.exit, (err: unknown) => {
      app.get(Log).error('The API did not stop as it should', { err });
      end.exit(1);
    });
  });
}

/** Gives the exit code: 1 where work had to be left to others. */
async function stop(app: INestApplication, hurry: AbortSignal): Promise<number> {
  const log = app.get(Log);
  const delayMs = app.get(Config).shutdownDelayMs;
  const deadline = wait(GONE_WITHIN_MS, false, { ref: false });
  log.info('The API was told to stop', { delayMs });
  app.get(Draining).begin();
  // A second signal only ends the wait.
  await wait(delayMs, undefined, { signal: hurry }).catch(() => undefined);
  app.get(SocketRooms).moveElsewhere();
  const closed = app.close().then(() => true);
  if (await Promise.race([closed, deadline])) {
    return 0;
  }
  log.warn('What still runs is left to other processes');
  const handedBack = Promise.all([
    app.get(OutboxWorker).handBack(),
    app.get(Leases).handBack(),
  ]).catch((err: unknown) => log.error('Work could not be handed back', { err }));
  await Promise.race([handedBack, wait(HAND_BACK_WITHIN_MS)]);
  return 1;
}

/** The signals of the system, and its way out. */
export const endOfThisProcess: EndOfProcess = {
  onSignal: (told) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, told);
  },
  exit: (code) => process.exit(code),
};
