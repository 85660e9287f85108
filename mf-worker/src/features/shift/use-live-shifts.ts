import { useLiveUpdates } from '@leafshift/remote-pages/live-updates';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { earningsKey, payoutsKey } from './queries.ts';

/** Keeps the shifts, payouts and earnings of an open page up to date. */
export const useLiveShifts = (): void => useLiveUpdates([postsKey, payoutsKey, earningsKey]);
