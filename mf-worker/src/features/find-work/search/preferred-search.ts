import {
  DISTANCES,
  type Distance,
  type PreferredSearch,
  SORTS,
  type WorkSearch,
} from './work-filters.ts';

const DISTANCE_KEY = 'findWorkWithinKm';
const SORT_KEY = 'findWorkSort';
const ANY = 'any';

/** How far a worker goes who has not said otherwise, in kilometres. */
export const DEFAULT_DISTANCE: Distance = 50;
const DEFAULT_SORT = 'soonest';

/** How far and in which order I last chose to look on this device; the first search of a visit goes by it. */
export function preferredSearch(storage: Storage = localStorage): PreferredSearch {
  const kept = storage.getItem(DISTANCE_KEY);
  const distance = DISTANCES.find((each) => String(each) === kept) ?? DEFAULT_DISTANCE;
  return {
    withinKm: kept === ANY ? undefined : distance,
    sort: SORTS.find((sort) => sort === storage.getItem(SORT_KEY)) ?? DEFAULT_SORT,
  };
}

/** Keeps what was chosen on this device. */
export function keepDistance(distance: number | undefined, storage: Storage = localStorage): void {
  storage.setItem(DISTANCE_KEY, distance === undefined ? ANY : String(distance));
}

/** Keeps the order that was chosen on this device. */
export function keepSort(sort: WorkSearch['sort'], storage: Storage = localStorage): void {
  storage.setItem(SORT_KEY, sort);
}
