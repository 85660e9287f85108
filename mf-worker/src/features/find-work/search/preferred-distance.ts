import { DISTANCES, type Distance } from './work-filters.ts';

const KEY = 'findWorkWithinKm';
const ANY = 'any';

/** How far a worker goes who has not said otherwise, in kilometres. */
export const DEFAULT_DISTANCE: Distance = 50;

/** How far I last chose to look; undefined is any distance. */
export function preferredDistance(storage: Storage = localStorage): Distance | undefined {
  const kept = storage.getItem(KEY);
  if (kept === ANY) return undefined;
  return DISTANCES.find((distance) => String(distance) === kept) ?? DEFAULT_DISTANCE;
}

/** Keeps the choice on this device. */
export function keepDistance(distance: number | undefined, storage: Storage = localStorage): void {
  storage.setItem(KEY, distance === undefined ? ANY : String(distance));
}
