import { boardPosts } from '@leafshift/contracts/posts';
import { listKey } from '@leafshift/data-access';
import type { SearchResult } from '@leafshift/ui/search-results';
import { useQuery } from '@tanstack/react-query';
import { useCore } from '../composition/core-context.ts';
import { BOARD, useBoardOpen } from '../search/use-board-open.ts';
import { useSettled } from '../search/use-settled.ts';

const MOST_JOBS = 5;

/** The first public postings with these words; none while nobody shows them. */
export function useFoundJobs(wanted: string) {
  const { api } = useCore();
  const settled = useSettled(wanted);
  const isOpen = useBoardOpen();
  const { data, isFetching, isError } = useQuery({
    queryKey: listKey('posts', { of: 'not-found-search', q: settled }),
    queryFn: ({ signal }) =>
      api.send(boardPosts, { query: { q: settled, limit: MOST_JOBS } }, { signal }),
    enabled: isOpen && settled !== '',
  });
  const isSettled = settled === wanted;
  const posts = isOpen && isSettled && wanted !== '' ? (data?.posts ?? []) : [];
  return {
    found: posts.map(
      ({ _id, jobType, name }): SearchResult => ({
        name: jobType,
        path: `${BOARD}/${_id}`,
        ...(name && { hint: name }),
      }),
    ),
    isSearching: isOpen && wanted !== '' && (isFetching || !isSettled),
    isFailed: isError,
  };
}
