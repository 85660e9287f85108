import type { SavedSearchForm } from '@leafshift/contracts/saved-searches';
import type { IdOf, WorkerId } from '../../../core/ids.ts';

export type SavedSearchId = IdOf<'SavedSearch'>;

/** A search that a worker keeps; names are unique, whatever their case. */
export interface SavedSearch extends SavedSearchForm {
  readonly id: SavedSearchId;
  readonly workerId: WorkerId;
  readonly savedAt: Date;
  /** When its worker was last told of shifts that fit. */
  readonly toldAt: Date | null;
}

const HOUR_MS = 3_600_000;

/** When its worker may be told again: one notification an hour, however many shifts are posted (FIND-7). */
export const tellableAt = ({ toldAt }: SavedSearch): Date =>
  new Date(toldAt === null ? 0 : toldAt.getTime() + HOUR_MS);
