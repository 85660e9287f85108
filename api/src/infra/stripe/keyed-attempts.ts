import { createHash } from 'node:crypto';

/** Stripe keeps the answer of an idempotency key for 24 hours; after this many we do not rely on it. */
const KEY_TRUST_MS = 20 * 60 * 60 * 1000;

const MOST_KEYS = 30;

/** What is made once, at the provider. */
export interface KeyedWork<T> {
  readonly idempotencyKey: string;
  /** No attempt is older than this. */
  readonly since: Date;
  readonly now: Date;
  /** Looks at the provider for what an earlier attempt has made. */
  find(): Promise<T | undefined>;
  make(idempotencyKey: string): Promise<T>;
  /** Whether the error only says what became of the key earlier. */
  isSpent(error: unknown): boolean;
}

/**
 * Makes it, or finds what was made before. The key keeps a repeat from making a second one; when it may
 * have expired, or is spent on an old failure, we look first and go on under the next key.
 */
export async function makeOnce<T>(work: KeyedWork<T>): Promise<T> {
  if (work.now.getTime() - work.since.getTime() > KEY_TRUST_MS) {
    const made = await work.find();
    if (made !== undefined) return made;
  }
  for (let attempt = 1; ; attempt += 1) {
    const key = attempt === 1 ? work.idempotencyKey : `${work.idempotencyKey}:${attempt}`;
    try {
      return await work.make(key);
    } catch (error) {
      if (!work.isSpent(error) || attempt === MOST_KEYS) throw error;
      const made = await work.find();
      if (made !== undefined) return made;
    }
  }
}

/** A key for something that may be made twice without harm: the same for the same parameters. */
export function keyFor(purpose: string, params: object): string {
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('hex');
  return `${purpose}-${digest.slice(0, 24)}`;
}
