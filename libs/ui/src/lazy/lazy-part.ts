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

/** Fetches the code of a part once the page around it is there. */
export function usePreload({ preload }: { readonly preload: () => void }): void {
  useEffect(preload, [preload]);
}
