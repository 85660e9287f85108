import type { TempPost } from '@leafshift/contracts/posts';
import { centsToDollars, dollarsToCents, timesRoundedUp } from '@leafshift/domain/money';

/** What I earn for a whole shift: rate x hours, in dollars (SHIFT-11). */
export const earningsOf = ({ rate, duration }: Pick<TempPost, 'rate' | 'duration'>): number =>
  centsToDollars(timesRoundedUp(dollarsToCents(rate), duration));
