import { shiftsSecuredPay } from '@leafshift/contracts/secured-pay';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** What is set aside for my coming shifts; fetched again with everything about postings. */
export const securedPayQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'secured-pay' }),
    queryFn: ({ signal }) => api.send(shiftsSecuredPay, {}, { signal }),
  });
