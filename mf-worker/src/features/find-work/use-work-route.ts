import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { preferredDistance } from './search/preferred-distance.ts';
import { paramsOf, searchOf, type WorkSearch } from './search/work-filters.ts';
import { type WorkTab, workTabOf } from './work-tab.ts';

interface WorkRouteState {
  /** Null where the address names none, as in the link of a notification. */
  readonly tab: WorkTab | null;
  readonly shiftId: string | null;
  readonly search: WorkSearch;
  /** The clock code of the shift, where its link was scanned. */
  readonly code: string | null;
  /** The code of the place, where its poster was scanned. */
  readonly poster: string | null;
}

export interface WorkRoute extends WorkRouteState {
  /** The address of another tab, shift or search; what is not named stays. */
  to(change: Partial<WorkRouteState>): string;
  go(change: Partial<WorkRouteState>, options?: { readonly replace?: boolean }): void;
}

/** What Find Work shows, read from the URL, and the ways to change it. The URL can be shared and gone back to. */
export function useWorkRoute(): WorkRoute {
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state: WorkRouteState = {
    tab: workTabOf(params.get('tab')),
    shiftId: id ?? null,
    search: searchOf(params, preferredDistance()),
    code: params.get('code'),
    poster: params.get('poster'),
  };
  const to = (change: Partial<WorkRouteState>): string => {
    const isOther = change.shiftId !== undefined && change.shiftId !== state.shiftId;
    return addressOf({ ...state, ...(isOther && { code: null, poster: null }), ...change });
  };
  return {
    ...state,
    to,
    go: (change, { replace = false } = {}) => {
      Promise.resolve(navigate(to(change), { replace })).catch((error: unknown) =>
        reportError(error),
      );
    },
  };
}

function addressOf({ tab, shiftId, search, code, poster }: WorkRouteState): string {
  const query = new URLSearchParams({
    ...(tab && { tab }),
    ...paramsOf(search, preferredDistance()),
    ...(code !== null && { code }),
    ...(poster !== null && { poster }),
  }).toString();
  const path = shiftId === null ? '/find-work' : `/find-work/${shiftId}`;
  return query === '' ? path : `${path}?${query}`;
}
