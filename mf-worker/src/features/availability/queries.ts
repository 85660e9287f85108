import { availability } from '@leafshift/contracts/availability';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** When, as what and how far from home I want to work. */
export const availabilityQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('availability'),
    queryFn: ({ signal }) => api.send(availability, {}, { signal }),
  });
