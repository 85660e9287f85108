import { RECONNECTION_DELAY_MS } from '@leafshift/contracts/realtime';

/** The pauses that the socket makes: between two attempts they take no time, a rest ends on demand. */
export class HeldPauses {
  /** How many pauses between attempts there were, and how many rests. */
  attempts = 0;
  rests = 0;
  readonly #spy: jest.SpyInstance;
  #over: (() => void) | null = null;
  #restListener: () => void = () => undefined;

  constructor() {
    const begin = globalThis.setTimeout;
    this.#spy = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((
      end: () => void,
      milliseconds?: number,
    ) => {
      const isBetweenAttempts = milliseconds === RECONNECTION_DELAY_MS;
      if (isBetweenAttempts) this.attempts += 1;
      return begin(end, isBetweenAttempts ? 0 : milliseconds);
    }) as typeof setTimeout);
  }

  /** What the socket is given to rest with. */
  readonly rest = (over: () => void): (() => void) => {
    this.rests += 1;
    this.#over = over;
    this.#restListener();
    return () => {
      this.#over = null;
    };
  };

  /** Resolves when the socket begins to rest. */
  nextRest(): Promise<void> {
    return new Promise((resolve) => {
      this.#restListener = resolve;
    });
  }

  /** The rest is over. */
  endRest(): void {
    if (this.#over === null) throw new Error('The socket does not rest');
    this.#over();
  }

  restore(): void {
    this.#spy.mockRestore();
  }
}
