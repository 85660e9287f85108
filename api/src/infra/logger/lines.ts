import { pino } from 'pino';

/** Under load lines are written together: when so many bytes have come, or after so many milliseconds. */
const TOGETHER = { minLength: 8 * 1024, periodicFlush: 200 } as const;
/** So many bytes wait while nothing can be written; what comes then is left out. */
const MOST_WAITING = 4 * 1024 * 1024;

/** Where lines go, and how those that wait get there at once. */
export interface Lines {
  readonly destination: ReturnType<typeof pino.destination>;
  flush(): void;
}

/**
 * Lines that go to an open file. Where they cannot be written, as on a full disk or to a reader that is gone,
 * they wait, then are left out; whoever writes them goes on.
 */
export function linesTo(fd: number): Lines {
  // Not `sync: false`: its `flushSync` tries again until it can, and nothing else runs meanwhile.
  const destination = pino.destination({
    dest: fd,
    sync: true,
    maxLength: MOST_WAITING,
    ...TOGETHER,
  });
  // Tried again with the next line; there is nowhere to say it.
  destination.on('error', () => undefined);
  return { destination, flush: () => destination.flush() };
}
