import { employerDesk } from '@leafshift/contracts/employer-shifts';
import { monthsOfAccount } from '@leafshift/contracts/reports';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';
import { spentThisMonth } from './spent-this-month.ts';

/** How much waits for me; fetched again with everything about postings. */
export const deskQuery = (api: ApiClient, until: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'desk', until }),
    queryFn: ({ signal }) => api.send(employerDesk, { query: { until } }, { signal }),
  });

/** Dollars on this month's invoices. */
export const spentQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('invoice', { of: 'months' }),
    queryFn: async ({ signal }) => spentThisMonth(await api.send(monthsOfAccount, {}, { signal })),
  });
