import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { preferredSearch } from './search/preferred-search.ts';
import { searchOf } from './search/work-filters.ts';
import { addressOf, type WorkRouteState } from './work-address.ts';
import { workTabOf } from './work-tab.ts';

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
    search: searchOf(params, preferredSearch()),
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
