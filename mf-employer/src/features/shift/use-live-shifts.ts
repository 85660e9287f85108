import { useLiveUpdates } from '@leafshift/remote-pages/live-updates';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { invoicesKey } from '../work-history/queries.ts';

/** Keeps the postings and invoices of an open page up to date. */
export const useLiveShifts = (): void => useLiveUpdates([postsKey, invoicesKey]);
