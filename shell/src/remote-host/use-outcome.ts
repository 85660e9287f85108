import { startTransition, useEffect, useState } from 'react';

/** What became of a promise. */
export type Outcome<Value> =
  | { readonly status: 'arrived'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown };

/** What is known of promises that were looked at, so that what is there shows at once. */
const known = new WeakMap<Promise<unknown>, Outcome<unknown>>();

/**
 * What became of a promise, undefined until then. Without Suspense: after one fallback React holds
 * back whatever comes next for up to 300 ms.
 */
export function useOutcome<Value>(promise: Promise<Value>): Outcome<Value> | undefined {
  const [, redraw] = useState<unknown>();
  useEffect(() => {
    if (known.has(promise)) return;
    let isWanted = true;
    const settle = (outcome: Outcome<Value>): void => {
      known.set(promise, outcome);
      // In slices: a page is much to draw at once on a slow phone.
      if (isWanted) startTransition(() => redraw(outcome));
    };
    promise.then(
      (value) => settle({ status: 'arrived', value }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [promise]);
  return known.get(promise) as Outcome<Value> | undefined;
}
