import { preferredSearch } from './search/preferred-search.ts';
import { paramsOf, type WorkSearch } from './search/work-filters.ts';
import type { WorkTab } from './work-tab.ts';

/** What Find Work shows, as far as its address says it. */
export interface WorkRouteState {
  /** Null where the address names none, as in the link of a notification. */
  readonly tab: WorkTab | null;
  readonly shiftId: string | null;
  readonly search: WorkSearch;
  /** The clock code of the shift, where its link was scanned. */
  readonly code: string | null;
  /** The code of the place, where its poster was scanned. */
  readonly poster: string | null;
}

/** The address of Find Work with a tab, a shift and a search. */
export function addressOf({ tab, shiftId, search, code, poster }: WorkRouteState): string {
  const query = new URLSearchParams({
    ...(tab && { tab }),
    ...paramsOf(search, preferredSearch()),
    ...(code !== null && { code }),
    ...(poster !== null && { poster }),
  }).toString();
  const path = shiftId === null ? '/find-work' : `/find-work/${shiftId}`;
  return query === '' ? path : `${path}?${query}`;
}
