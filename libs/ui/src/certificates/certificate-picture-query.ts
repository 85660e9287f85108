import { ApiError, detailKey, FALLBACK_MESSAGE, type QueryKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** Asks the API for the address of a certificate's picture; undefined when it has none any more. */
export type FindPicture = (signal: AbortSignal) => Promise<string | undefined>;

const pictureKey = (id: string): QueryKey =>
  detailKey('profile', { of: 'certificate-picture', id });

/** The address of a certificate's picture, asked for anew each time: it lives for a minute only. */
export const certificatePictureQuery = (id: string, find: FindPicture) =>
  queryOptions({
    queryKey: pictureKey(id),
    queryFn: async ({ signal }): Promise<string> => {
      const address = await find(signal);
      if (address !== undefined) return address;
      throw new ApiError({ statusCode: 404, code: 'NOT_FOUND', msg: FALLBACK_MESSAGE });
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
