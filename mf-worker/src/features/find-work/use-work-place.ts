import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paramsOf, searchOf, type WorkSearch } from './work-filters.ts';
import { type WorkTab, workTabOf } from './work-tab.ts';

interface Place {
  /** Null where the address names none, as in the link of a notification. */
  readonly tab: WorkTab | null;
  readonly shiftId: string | null;
  readonly search: WorkSearch;
}

export interface WorkPlace extends Place {
  /** The address of another tab, shift or search; what is not named stays. */
  to(change: Partial<Place>): string;
  go(change: Partial<Place>, options?: { readonly replace?: boolean }): void;
}

/** Where I am in Find Work: all of it stands in the URL, so that it can be shared and gone back to. */
export function useWorkPlace(): WorkPlace {
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const place: Place = {
    tab: workTabOf(params.get('tab')),
    shiftId: id ?? null,
    search: searchOf(params),
  };
  const to = (change: Partial<Place>): string => addressOf({ ...place, ...change });
  return {
    ...place,
    to,
    go: (change, { replace = false } = {}) => {
      Promise.resolve(navigate(to(change), { replace })).catch((error: unknown) =>
        reportError(error),
      );
    },
  };
}

function addressOf({ tab, shiftId, search }: Place): string {
  const query = new URLSearchParams({ ...(tab && { tab }), ...paramsOf(search) }).toString();
  const path = shiftId === null ? '/find-work' : `/find-work/${shiftId}`;
  return query === '' ? path : `${path}?${query}`;
}
