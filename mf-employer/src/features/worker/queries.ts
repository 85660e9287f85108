import { workerProfile } from '@leafshift/contracts/profile';
import { type ApiClient, detailKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** A worker who requested or was confirmed on one of my shifts. */
export const workerProfileQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: detailKey('profile', { worker: userId }),
    queryFn: ({ signal }) => api.send(workerProfile, { params: { userId } }, { signal }),
  });
