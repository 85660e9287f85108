import { myProfile } from '@leafshift/contracts/profile';
import { type ApiClient, ApiError, detailKey, FALLBACK_MESSAGE } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** The address of a certificate's picture, asked for anew each time: it lives for minutes only. */
export const certificatePictureQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: detailKey('profile', { of: 'certificate-picture', id }),
    queryFn: async ({ signal }): Promise<string> => {
      const { certificates } = await api.send(myProfile, {}, { signal });
      const address = certificates.find(({ _id }) => _id === id)?.certificateUrl;
      if (address !== undefined) return address;
      throw new ApiError({ statusCode: 404, code: 'NOT_FOUND', msg: FALLBACK_MESSAGE });
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
