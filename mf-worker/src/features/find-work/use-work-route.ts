import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { preferredSearch } from './search/preferred-search.ts';
import { searchOf } from './search/work-filters.ts';
import { addressOf, type WorkRouteState } from './work-address.ts';
import { workTabOf } from './work-tab.ts';
import { preferredView, workViewOf } from './work-view.ts';

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
  // As it was on arrival: an address without a way goes back to what it showed.
  const [arrivalView] = useState(() => preferredView());
  const state: WorkRouteState = {
    tab: workTabOf(params.get('tab')),
    shiftId: id ?? null,
    search: searchOf(params, preferredSearch()),
    view: workViewOf(params.get('view')) ?? arrivalView,
    code: params.get('code'),
    poster: params.get('poster'),
  };
  const to = (change: Partial<WorkRouteState>): string => {
    const isOther = change.shiftId !== undefined && change.shiftId !== state.shiftId;
    const next = { ...state, ...(isOther && { code: null, poster: null }), ...change };
    return addressOf(next, arrivalView);
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
