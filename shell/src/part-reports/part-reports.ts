import type { PartReport } from '@leafshift/contracts/portal';

const REPORTS_URL = '/api/portal/reports';
const TOGETHER_MS = 5_000;
const MOST_AT_ONCE = 50;

/** Sends what has come together; it arrives also when the window is being closed. */
const post = (reports: readonly PartReport[]): void => {
  fetch(REPORTS_URL, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reports }),
    // Nobody waits for it, and whoever could not be told now is told by the next window.
  }).catch(() => undefined);
};

/**
 * Tells the API which pages and slots of remotes this window has shown or could not show, each once,
 * so that operators see how often a release fails. What was shown is the denominator.
 */
export class PartReports {
  readonly #send: (reports: readonly PartReport[]) => void;
  readonly #told = new Set<string>();
  #waiting: PartReport[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (reports: readonly PartReport[]) => void = post) {
    this.#send = send;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.flush();
    });
  }

  add(report: PartReport): void {
    const { remote, release, kind, page } = report;
    const key = [remote, release, kind, page].join(' ');
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#waiting.push(report);
    this.#timer ??= setTimeout(() => this.flush(), TOGETHER_MS);
  }

  /** Sends what is waiting now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < waiting.length; from += MOST_AT_ONCE) {
      this.#send(waiting.slice(from, from + MOST_AT_ONCE));
    }
  }
}
