import { preferredSearch } from './search/preferred-search.ts';
import { paramsOf, type WorkSearch } from './search/work-filters.ts';
import type { WorkTab } from './work-tab.ts';
import { preferredView, type WorkView } from './work-view.ts';

/** What Find Work shows, as far as its address says it. */
export interface WorkRouteState {
  /** Null where the address names none, as in the link of a notification. */
  readonly tab: WorkTab | null;
  readonly shiftId: string | null;
  readonly search: WorkSearch;
  /** How open shifts are shown. */
  readonly view: WorkView;
  /** The clock code of the shift, where its link was scanned. */
  readonly code: string | null;
  /** The code of the place, where its poster was scanned. */
  readonly poster: string | null;
}

/** The address of Find Work with a tab, a shift and a search; `usual` is the view that is not written. */
export function addressOf(
  { tab, shiftId, search, view, code, poster }: WorkRouteState,
  usual = preferredView(),
): string {
  const query = new URLSearchParams({
    ...(tab && { tab }),
    ...paramsOf(search, preferredSearch()),
    ...(view !== usual && { view }),
    ...(code !== null && { code }),
    ...(poster !== null && { poster }),
  }).toString();
  const path = shiftId === null ? '/find-work' : `/find-work/${shiftId}`;
  return query === '' ? path : `${path}?${query}`;
}
