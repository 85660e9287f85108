import { memberActs } from '@leafshift/contracts/members';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** What members did for my business, latest first; `by` is a member's id, or empty for everybody. */
export const memberActsQuery = (api: ApiClient, by: string) =>
  infiniteQueryOptions({
    queryKey: listKey('team', { of: 'acts', by }),
    queryFn: ({ pageParam, signal }) =>
      api.send(
        memberActs,
        { query: { ...(by && { by }), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
