import type { KeysetSort } from '../../../core/paging/keyset.ts';
import type { CellField } from '../../../infra/mongo/map-squares.ts';
import type { OpenShiftFilter } from '../domain/ports/shift-lists.ts';

/** The orders of find-work that indexes have. */
export type IndexedOrder = Exclude<OpenShiftFilter['sort'], 'nearest'>;

/** What each of them goes by. */
export const OPEN_SORTS: Readonly<Record<IndexedOrder, KeysetSort>> = {
  soonest: [
    ['startsAt', 1],
    ['_id', 1],
  ],
  newest: [
    ['createdAt', -1],
    ['_id', -1],
  ],
  'best-paid': [
    ['rateCents', -1],
    ['_id', -1],
  ],
};

const NAMES = { soonest: 'soonest', newest: 'newest', 'best-paid': 'best_paid' } as const;

/** The index that has the open shifts of each place side by side, soonest first. */
export const PLACE_INDEX = 'place_soonest';

/** The index that has all open shifts in that order. */
export const openIndex = (order: IndexedOrder): string => `open_${NAMES[order]}`;

/** The index that has those of each square of the map in that order. */
export const squareIndex = (square: CellField, order: IndexedOrder): string =>
  `${square}_${NAMES[order]}`;
