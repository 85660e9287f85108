import { notAgainWorkers, workerNotes } from '@leafshift/contracts/worker-notes';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** What my business keeps to itself about workers. */
export const workerNotesKey = listKey('worker-notes');

/** Notes about one worker, latest first, and whether they are on the 'not again' list. */
export const workerNotesQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: [...workerNotesKey, userId],
    queryFn: ({ signal }) => api.send(workerNotes, { params: { userId } }, { signal }),
  });

/** Everybody on the 'not again' list, latest first. */
export const notAgainQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...workerNotesKey, 'not-again'],
    queryFn: async ({ signal }) => (await api.send(notAgainWorkers, {}, { signal })).workers,
  });
