import { useEffect } from 'react';

/** As many pages as the map fetches by itself; further ones on request. */
const PAGES = 3;

interface Pages {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): Promise<unknown>;
}

/** Fetches so many shifts that a map says something, while it is shown. */
export function useEnoughShifts(found: Pages, isShown: boolean): void {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = found;
  const pages = data?.pages.length ?? PAGES;
  const isDue = isShown && pages < PAGES && hasNextPage && !isFetching && !isFetchNextPageError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may come at once, and the next is due still
  useEffect(() => {
    // What fails is told by the list, which offers to go on.
    if (isDue) fetchNextPage().catch(reportError);
  }, [isDue, pages, fetchNextPage]);
}
