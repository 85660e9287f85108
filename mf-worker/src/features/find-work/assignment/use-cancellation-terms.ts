import {
  type CancellationTerms,
  cancellationTerms,
  type TempPost,
} from '@leafshift/contracts/posts';
import { detailKey } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';

/** What cancelling a shift would bring now, as the server decides it; undefined until it has. */
export function useCancellationTerms(
  { _id: postId }: TempPost,
  { isAsked }: { readonly isAsked: boolean },
): CancellationTerms | undefined {
  const { api } = useShell();
  const { data } = useQuery({
    queryKey: detailKey('consequences', { of: 'cancellation', id: postId }),
    queryFn: ({ signal }) => api.send(cancellationTerms, { params: { postId } }, { signal }),
    enabled: isAsked,
    // It changes with the hour and with what I cancelled before.
    gcTime: 0,
    staleTime: 0,
  });
  return data;
}
