import { useDeferredValue } from 'react';
import type { WeekStore } from './week-model.ts';

/** About a screen of shifts. */
const AT_ONCE = 80;

/**
 * Whether all of the week is to be drawn: at once where it is little, else after what is in sight,
 * which can be used meanwhile (SCHED-13).
 */
export function useDrawnInTurn(stores: readonly WeekStore[]): boolean {
  const isLater = useDeferredValue(true, false);
  return isLater || shiftsOf(stores) <= AT_ONCE;
}

const shiftsOf = (stores: readonly WeekStore[]): number =>
  stores
    .flatMap(({ rows }) => rows)
    .reduce((sum, { days }) => sum + [...days.values()].flat().length, 0);
