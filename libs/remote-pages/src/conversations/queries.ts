import { conversation, conversations } from '@leafshift/contracts/conversations';
import { type ApiClient, detailKey, listKey } from '@leafshift/data-access';
import { infiniteQueryOptions } from '@tanstack/react-query';

const PAGE = 50;
/** A shell of before the event of conversations tells nothing; then they are looked at so often. */
const ASK_AGAIN_MS = 60_000;

export const conversationsKey = ['conversations'] as const;

/** Between whom, about which shift. */
export interface Talk {
  readonly postId: string;
  readonly workerId: string;
}

/** Where a conversation is read, within the portal. */
export const conversationPath = ({ postId, workerId }: Talk): string =>
  `/messages?shift=${postId}&worker=${workerId}`;

/** My conversations, the one with the newest message first. */
export const conversationsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: listKey('conversations'),
    queryFn: ({ pageParam, signal }) =>
      api.send(conversations, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ASK_AGAIN_MS,
  });

/** One conversation, its messages page by page, newest first. */
export const conversationQuery = (api: ApiClient, talk: Talk) =>
  infiniteQueryOptions({
    queryKey: detailKey('conversations', { ...talk }),
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE, ...(pageParam && { cursor: pageParam }) };
      return api.send(conversation, { params: { ...talk }, query }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ASK_AGAIN_MS,
  });
