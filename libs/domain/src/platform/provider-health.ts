const MINUTE_MS = 60_000;

/**
 * Work at the payment provider that failed so often is an alarm: with pauses of 1, 2, 4 … seconds
 * between, the tenth failure comes a quarter of an hour after the first.
 */
export const FAILING_ATTEMPTS = 10;

/** The provider tells of a payment within minutes. */
const TOLD_WITHIN_MINUTES = 60;
/** An event may come a moment before the payment that it is about is booked. */
const AROUND_MINUTES = 5;
/** Events are remembered for a week. */
const REMEMBERED_MINUTES = 6 * 24 * 60;

/** When something was, from then and before then. */
interface Unheard {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The time in which a payment should have brought an event of the provider and none has come since; null
 * where the provider was heard too lately to say so. `lastHeard` is null where it was not heard within a week.
 */
export function unheardSince(lastHeard: Date | null, now: Date): Unheard | null {
  const remembered = later(now, -REMEMBERED_MINUTES);
  const heard = lastHeard && later(lastHeard, AROUND_MINUTES);
  const from = heard && heard > remembered ? heard : remembered;
  const to = later(now, -TOLD_WITHIN_MINUTES);
  return from < to ? { from, to } : null;
}

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);
