import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';

/** A part of a page whose code comes when it is first shown, or a little earlier. */
export interface LazyPart<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the code ahead of time. Should that fail, showing the part tries again and says so. */
  readonly preload: () => void;
}

/** A part whose code `load` brings. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return {
    Part: lazy(async () => ({ default: await load() })),
    preload: () => {
      load().catch(() => undefined);
    },
  };
}

/**
 * What opens a part takes these properties: its code is fetched when somebody reaches for it, so that a page sends
 * nothing that its visitor does not use.
 */
export const whenReached = ({ preload }: { readonly preload: () => void }) => ({
  onPointerEnter: preload,
  onFocus: preload,
});

/** Fetches the code of a part once the page around it is there: for what nearly everybody there comes to. */
export function usePreload({ preload }: { readonly preload: () => void }): void {
  useEffect(preload, [preload]);
}
