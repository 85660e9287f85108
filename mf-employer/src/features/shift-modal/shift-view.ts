import type { Invoice } from '@leafshift/contracts/invoice';
import { useState } from 'react';

/** The views that the shift modal switches between (SHIFT-26). */
export type ShiftView =
  | { readonly name: 'request' }
  | { readonly name: 'confirmed' }
  | { readonly name: 'timesheet' }
  | { readonly name: 'details' }
  | { readonly name: 'tempProfile'; readonly userId: string; readonly requestId: string | null }
  | { readonly name: 'jobDetails'; readonly confirmedId: string }
  | { readonly name: 'invite' }
  | { readonly name: 'offer' }
  | { readonly name: 'autoConfirm' }
  | { readonly name: 'submit' }
  | { readonly name: 'submitted'; readonly invoice: Invoice };

export interface ViewStack {
  readonly view: ShiftView;
  readonly isFirst: boolean;
  readonly open: (view: ShiftView) => void;
  /** One view back; does nothing in the first. */
  readonly back: () => void;
  /** Back to the nearest view of that name, or to it as the only one. */
  readonly backTo: (view: ShiftView) => void;
  /** Shows a view without a way back, because the views before it are no longer right. */
  readonly replaceAll: (view: ShiftView) => void;
}

/** Remembers the views that were shown, so that Back leads to the one before. */
export function useViewStack(first: ShiftView): ViewStack {
  const [views, setViews] = useState<readonly [ShiftView, ...ShiftView[]]>([first]);
  return {
    view: views.at(-1) ?? first,
    isFirst: views.length === 1,
    open: (view) => setViews((before) => [...before, view]),
    back: () => setViews(([root, ...rest]) => [root, ...rest.slice(0, -1)]),
    backTo: (view) =>
      setViews((before) => {
        const index = before.findLastIndex((known) => known.name === view.name);
        const [root = view, ...rest] = index >= 0 ? before.slice(0, index + 1) : [view];
        return [root, ...rest];
      }),
    replaceAll: (view) => setViews([view]),
  };
}
