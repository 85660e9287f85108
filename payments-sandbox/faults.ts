/** What goes wrong with a request. */
export type Fault =
  /** An error instead of the work; `saved` keeps it under the idempotency key, as Stripe keeps a 500. */
  | {
      readonly kind: 'fail';
      readonly status: number;
      readonly code?: string;
      readonly saved?: boolean;
    }
  /** The connection breaks: before the work, or after it, so that the answer is lost. */
  | { readonly kind: 'drop'; readonly worked: boolean }
  /** No answer until released: before the work, or after it. */
  | { readonly kind: 'hold'; readonly worked: boolean };

/** Which requests a fault meets; all where nothing is said. */
export interface FaultMatch {
  readonly method?: string;
  /** Part of the path, such as `/confirm`. */
  readonly path?: string;
}

/** A fault that waits for its requests. */
export interface ArmedFault {
  /** Resolves when the first request has met it. */
  readonly met: Promise<void>;
  /** Takes it away, and lets held requests go on. */
  release(): void;
}

interface Armed {
  readonly fault: Fault;
  readonly match: FaultMatch;
  readonly released: Promise<void>;
  readonly meet: () => void;
  left: number;
}

/** The faults that tests put in the way of requests to the API. */
export class Faults {
  #armed: Armed[] = [];
  #releases = new Set<() => void>();

  /** Arms a fault for the next `times` requests that match (one, unless said; Infinity for an outage). */
  arm(fault: Fault, match: FaultMatch = {}, times = 1): ArmedFault {
    const met = deferred();
    const released = deferred();
    const armed: Armed = {
      fault,
      match,
      released: released.promise,
      meet: met.resolve,
      left: times,
    };
    const release = () => {
      this.#armed = this.#armed.filter((one) => one !== armed);
      this.#releases.delete(release);
      released.resolve();
    };
    this.#armed.push(armed);
    this.#releases.add(release);
    return { met: met.promise, release };
  }

  /** The next matching request changes the state, and its answer is lost. */
  loseNextAnswer(match: FaultMatch = {}): ArmedFault {
    return this.arm({ kind: 'drop', worked: true }, match);
  }

  /** The next matching request gets this status, and nothing is done. */
  failNext(status: number, match: FaultMatch = {}): ArmedFault {
    return this.arm({ kind: 'fail', status }, match);
  }

  /** Every request gets 503 until released. */
  outage(): ArmedFault {
    return this.arm({ kind: 'fail', status: 503 }, {}, Number.POSITIVE_INFINITY);
  }

  /** Takes all faults away and lets held requests go on. */
  clear(): void {
    for (const release of [...this.#releases]) release();
  }

  /** The fault that meets this request, and when it is released. */
  take(method: string, path: string): { fault: Fault; released: Promise<void> } | undefined {
    const armed = this.#armed.find(
      ({ match }) => (match.method ?? method) === method && path.includes(match.path ?? ''),
    );
    if (!armed) return undefined;
    armed.left -= 1;
    if (armed.left <= 0) this.#armed = this.#armed.filter((one) => one !== armed);
    armed.meet();
    return { fault: armed.fault, released: armed.released };
  }
}

interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

function deferred(): Deferred {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve() };
}
