import type { Invoice } from '@leafshift/contracts/invoice';
import { useShell } from '@leafshift/shell-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invoicesQuery } from './queries.ts';

/** The invoices behind the shifts in sight, by id; further pages are fetched until all are found. */
export function useInvoices(ids: readonly string[]): {
  readonly byId: ReadonlyMap<string, Invoice>;
  readonly error: unknown;
} {
  const { api } = useShell();
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    invoicesQuery(api),
  );
  const byId = new Map(
    data?.pages.flatMap(({ invoices }) => invoices.map((invoice) => [invoice._id, invoice])),
  );
  const isMissingSome = hasNextPage && ids.some((id) => !byId.has(id));
  useEffect(() => {
    if (isMissingSome && !isFetching) {
      fetchNextPage().catch((failure: unknown) => reportError(failure));
    }
  }, [isMissingSome, isFetching, fetchNextPage]);
  return { byId, error };
}
