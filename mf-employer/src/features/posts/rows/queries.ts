import {
  type EmployerShiftFilters,
  employerShiftCounts,
  employerShiftRows,
  type ShiftTab,
  workersOfEmployer,
} from '@leafshift/contracts/employer-shifts';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

const PAGE_SIZE = 50;

/** My shifts of one tab, page by page; fetched again with everything about postings. */
export const shiftRowsQuery = (api: ApiClient, tab: ShiftTab, filters: EmployerShiftFilters = {}) =>
  infiniteQueryOptions({
    queryKey: listKey('posts', { of: 'rows', tab, ...filters }),
    queryFn: ({ pageParam, signal }) =>
      api.send(
        employerShiftRows,
        { query: { tab, ...filters, limit: PAGE_SIZE, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** How many shifts each tab has. */
export const shiftCountsQuery = (api: ApiClient, filters: EmployerShiftFilters = {}) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'row-counts', ...filters }),
    queryFn: ({ signal }) => api.send(employerShiftCounts, { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Workers who asked for my shifts, by words of their name or by one id. */
export const workersQuery = (api: ApiClient, by: { readonly q?: string; readonly id?: string }) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'workers', ...by }),
    queryFn: async ({ signal }) =>
      (await api.send(workersOfEmployer, { query: by }, { signal })).workers,
    placeholderData: keepPreviousData,
  });
