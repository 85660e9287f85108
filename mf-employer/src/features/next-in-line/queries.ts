import { shiftDistances } from '@leafshift/contracts/employer-shifts';
import { offerableWorkers, shiftOffer } from '@leafshift/contracts/next-in-line';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

const ASK_AGAIN_MS = 60_000;

/** To whom a free place of the shift is offered, and who comes next. */
export const chainQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'offered-place', id: postId }),
    queryFn: ({ signal }) => api.send(shiftOffer, { params: { postId } }, { signal }),
    refetchInterval: ASK_AGAIN_MS,
  });

/** Whom I may offer places to: favourites first, then who has worked here. */
export const offerableQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('favourites', { of: 'offerable' }),
    queryFn: async ({ signal }) => (await api.send(offerableWorkers, {}, { signal })).workers,
  });

/** How far each worker of the shift lives from its store, by their user id. */
export const distancesQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'distances', id: postId }),
    queryFn: async ({ signal }) => {
      const { distances } = await api.send(shiftDistances, { params: { postId } }, { signal });
      return new Map(distances.map((distance) => [distance.worker, distance]));
    },
  });
