import { Id } from '@leafshift/contracts/core';
import { useSearchParams } from 'react-router-dom';

/** The parts of a shift; addresses have them by these names. */
export const SHIFT_PARTS = ['request', 'confirmed', 'timesheet', 'details'] as const;
export type FirstView = (typeof SHIFT_PARTS)[number];

export interface OpenShift {
  readonly shift: { readonly postId: string; readonly firstView: FirstView } | null;
  readonly open: (postId: string, firstView: FirstView) => void;
  readonly close: () => void;
}

/** Which shift is open, from the address: a reload, a link or the Back key keeps it. */
export function useOpenShift(): OpenShift {
  const [search, setSearch] = useSearchParams();
  const postId = Id.safeParse(search.get('shift')).data;
  const firstView = SHIFT_PARTS.find((part) => part === search.get('view')) ?? 'request';
  return {
    shift: postId ? { postId, firstView } : null,
    open: (id, view) => {
      const after = new URLSearchParams(search);
      after.set('shift', id);
      after.set('view', view);
      setSearch(after, { preventScrollReset: true });
    },
    close: () => {
      const after = new URLSearchParams(search);
      after.delete('shift');
      after.delete('view');
      setSearch(after, { replace: true, preventScrollReset: true });
    },
  };
}
