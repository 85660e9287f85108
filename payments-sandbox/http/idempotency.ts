import { createHash } from 'node:crypto';
import type { SandboxClock } from '../state/clock.ts';
import type { Store } from '../state/store.ts';
import type { SavedAnswer } from '../state/tables.ts';
import { Failure } from './failure.ts';
import type { Form } from './form.ts';

const LIFE = 24 * 60 * 60 * 1000;

/** What may not be kept, not even in a hash, with how many of its last characters may. */
const secrets = new Map([
  ['account_number', 4],
  ['cvc', 0],
  ['number', 4],
]);

/** Remembers the answers of keyed requests for 24 hours, and which keys are at work now. */
export class Idempotency {
  readonly #store: Store;
  readonly #clock: SandboxClock;
  readonly #atWork = new Set<string>();

  constructor(store: Store, clock: SandboxClock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * The saved answer to repeat, or nothing where the request may run; then `end` must follow.
   * Throws 400 for a key used with another request, 409 for a key that is at work.
   */
  begin(key: string, fingerprint: string): SavedAnswer | undefined {
    if (this.#atWork.has(key)) throw inUse(key);
    const saved = this.#store.find('savedAnswers', key);
    if (saved && this.#clock.now() - saved.savedAt < LIFE) {
      if (saved.fingerprint !== fingerprint) throw differs(key);
      return saved;
    }
    this.#atWork.add(key);
    return undefined;
  }

  end(key: string): void {
    this.#atWork.delete(key);
  }

  /** Keeps the answer; belongs into the same `atomically` as what the request changed. */
  keep(answer: Omit<SavedAnswer, 'savedAt'>): void {
    for (const { id, savedAt } of this.#store.all('savedAnswers')) {
      if (this.#clock.now() - savedAt < LIFE) break;
      this.#store.remove('savedAnswers', id);
    }
    this.#store.remove('savedAnswers', answer.id);
    this.#store.put('savedAnswers', { ...answer, savedAt: this.#clock.now() });
  }
}

/** Tells requests apart: method, path and parameters, without card and account numbers. */
export function fingerprintOf(method: string, path: string, form: Form): string {
  return createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(sorted(form))}`)
    .digest('hex');
}

function sorted(form: Form): unknown {
  return Object.keys(form)
    .sort()
    .map((name) => {
      const value = form[name];
      if (typeof value === 'object') return [name, sorted(value)];
      const kept = secrets.get(name) ?? value?.length ?? 0;
      return [name, kept === 0 ? '' : value?.slice(-kept)];
    });
}

function differs(key: string): Failure {
  return new Failure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function inUse(key: string): Failure {
  return new Failure(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Feel free to retry the request using the same key in a moment.`,
  });
}
