import { monthsOfAccount, weeklyReport } from '@leafshift/contracts/reports';
import type { ApiClient } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** The weekly report as the mail would show it now, in the language of the user's mails. */
export const weeklyReportQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['reports', 'detail', { of: 'week' }] as const,
    queryFn: ({ signal }) => api.send(weeklyReport, {}, { signal }),
  });

/** What the user spent or earned, this month first. */
export const monthsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['reports', 'detail', { of: 'months' }] as const,
    queryFn: ({ signal }) => api.send(monthsOfAccount, {}, { signal }),
  });
