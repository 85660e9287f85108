import { setTimeout } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Ending {
  /** Given as soon as somebody ends the program: Ctrl-C, a pipeline, a terminal that closes. */
  readonly signal: AbortSignal;
  /** From now on the program ends at once again. */
  stop(): void;
}

/** Lets the program finish what it must when somebody ends it; npm tells it twice, so it hears any number. */
export function heedEnding(): Ending {
  const controller = new AbortController();
  const end = (): void => controller.abort();
  for (const name of SIGNALS) process.on(name, end);
  return {
    signal: controller.signal,
    stop: () => {
      for (const name of SIGNALS) process.off(name, end);
    },
  };
}

/** Waits so many seconds, or until the signal is given. */
export async function wait(seconds: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(1000 * seconds, undefined, { signal });
  } catch (cause) {
    if (!signal.aborted) throw cause;
  }
}
