import { ApiError, detailKey, FALLBACK_MESSAGE, type QueryKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** Asks the API for the address of a private picture; undefined when there is none any more. */
export type FindPicture = (signal: AbortSignal) => Promise<string | undefined>;

/** The address of a private picture, asked for anew each time: it lives for a minute only. */
export const pictureQuery = (id: string, find: FindPicture) =>
  queryOptions({
    queryKey: detailKey('profile', { of: 'picture', id }) satisfies QueryKey,
    queryFn: async ({ signal }): Promise<string> => {
      const address = await find(signal);
      if (address !== undefined) return address;
      throw new ApiError({ statusCode: 404, code: 'NOT_FOUND', msg: FALLBACK_MESSAGE });
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
