import { bookkeeping } from '@leafshift/contracts/bookkeeping';
import { type ApiClient, detailKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** The numbers that my invoices show. */
export const bookkeepingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: detailKey('invoice', { of: 'bookkeeping' }),
    queryFn: ({ signal }) => api.send(bookkeeping, {}, { signal }),
  });
