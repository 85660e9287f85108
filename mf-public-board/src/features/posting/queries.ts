import { boardPost, boardPosts } from '@leafshift/contracts/posts';
import type { ApiClient } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** One posting of the public board. */
export const postingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['posts', 'detail', { board: id }] as const,
    queryFn: ({ signal }) => api.send(boardPost, { params: { id } }, { signal }),
  });

const SIMILAR = 3;

/** Up to three other postings, of the same province where there is one to go by. */
export const similarPostingsQuery = (
  api: ApiClient,
  { exceptId, province }: { readonly exceptId: string; readonly province: string },
) =>
  queryOptions({
    queryKey: ['posts', 'list', { similarTo: exceptId, province }] as const,
    queryFn: async ({ signal }) => {
      const { posts } = await api.send(
        boardPosts,
        { query: { limit: SIMILAR + 1, ...(province && { province }) } },
        { signal },
      );
      return posts.filter((post) => post._id !== exceptId).slice(0, SIMILAR);
    },
  });
