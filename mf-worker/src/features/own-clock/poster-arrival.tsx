import { posterShift } from '@leafshift/contracts/clockedtime';
import { detailKey } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';

/** Who scanned the poster of a place is led to their shift there; nothing for others. */
export function PosterArrival() {
  const { api } = useShell();
  const { id } = useParams();
  const [params] = useSearchParams();
  const code = params.get('poster');
  const isArriving = code !== null && id === undefined;
  const found = useQuery({
    queryKey: detailKey('consequences', { of: 'poster', code }),
    queryFn: ({ signal }) => api.send(posterShift, { query: { code: code ?? '' } }, { signal }),
    enabled: isArriving,
    retry: false,
  });
  if (!isArriving) return null;
  if (found.isError) {
    return (
      <ErrorState error={found.error} onRetry={found.refetch} isRetrying={found.isRefetching} />
    );
  }
  if (!found.data) return null;
  const search = new URLSearchParams({ tab: 'confirmed', poster: code });
  return <Navigate replace to={`/find-work/${found.data.postId}?${search}`} />;
}
