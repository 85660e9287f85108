import { accountStatement } from '@leafshift/contracts/account-statements';
import { invoices } from '@leafshift/contracts/invoice';
import { history } from '@leafshift/contracts/posts';
import { type SpendingPart, spendingOfPeriod } from '@leafshift/contracts/reports';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const PAGE_SIZE = 20;
const INVOICE_PAGE_SIZE = 100;

const nextCursor = (page: { nextCursor: string | null }) => page.nextCursor ?? undefined;

/** My completed shifts, latest first, page by page. */
export const completedShiftsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: listKey('posts', { of: 'history' }),
    queryFn: ({ pageParam, signal }) =>
      api.send(history, { query: { limit: PAGE_SIZE, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
  });

export const invoicesKey = listKey('invoice');

/** My invoices, newest first, page by page. */
export const invoicesQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: invoicesKey,
    queryFn: ({ pageParam, signal }) =>
      api.send(invoices, { query: { limit: INVOICE_PAGE_SIZE, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
  });

/** What a period's invoices came to by their parts; its days are the first and the last. */
export const spendingQuery = (
  api: ApiClient,
  { from, to }: { readonly from: string; readonly to: string },
  by: SpendingPart,
) =>
  queryOptions({
    queryKey: listKey('invoice', { of: 'spending', from, to, by }),
    queryFn: ({ signal }) => api.send(spendingOfPeriod, { query: { from, to, by } }, { signal }),
  });

/** My account in a month such as `2026-05`. */
export const accountStatementQuery = (api: ApiClient, period: string) =>
  queryOptions({
    queryKey: listKey('invoice', { of: 'statement', period }),
    queryFn: ({ signal }) => api.send(accountStatement, { params: { period } }, { signal }),
  });
