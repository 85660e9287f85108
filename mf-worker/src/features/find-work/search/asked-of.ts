import { NEAR_HOME } from '@leafshift/domain/search-area';
import type { WorkSearch } from './work-filters.ts';

/** How many open shifts are asked for at once. */
export const PAGE_SIZE = 20;

/** What the API is asked for by a search. A distance counts from my own address. */
export function askedOf({ filters, sort }: WorkSearch) {
  const countsFromHome = filters.withinKm !== undefined || sort === 'nearest';
  return { ...filters, sort, ...(countsFromHome && { near: NEAR_HOME }) };
}
