import {
  type CompletedShift,
  confirmedShifts,
  getPost,
  history,
  requestedShifts,
  type TempPost,
  upcomingShifts,
} from '@leafshift/contracts/posts';
import { type ApiClient, ApiError, FALLBACK_MESSAGE, listKey } from '@leafshift/data-access';
import { postKey } from '@leafshift/remote-pages/shifts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answeredSoon, isUnanswered } from './answered-soon.ts';

/** The most that the API answers at once. */
const PAGE_SIZE = 100;

const MOST_RETRIES = 2;

/** The key of everything that holds payouts. */
export const payoutsKey = ['payouts'] as const;

/** The key of everything that is told of my earnings. */
export const earningsKey = ['earnings'] as const;

interface PageOfShifts {
  readonly posts: readonly TempPost[];
  readonly nextCursor: string | null;
}

type OwnShifts = typeof upcomingShifts | typeof requestedShifts | typeof confirmedShifts;

/** A worker's own shifts are few, and a calendar or a tab cannot show half of them. */
const allOf = (api: ApiClient, call: OwnShifts, of: string) =>
  queryOptions({
    queryKey: listKey('posts', { of }),
    queryFn: async ({ signal }): Promise<readonly TempPost[]> => {
      const shifts: TempPost[] = [];
      let cursor: string | undefined;
      do {
        const page: PageOfShifts = await api.send(
          call,
          { query: { limit: PAGE_SIZE, cursor } },
          { signal },
        );
        shifts.push(...page.posts);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return shifts;
    },
  });

/** Shifts that I requested or am confirmed on and that have not ended, soonest first. */
export const upcomingShiftsQuery = (api: ApiClient) => allOf(api, upcomingShifts, 'upcoming');

/** Shifts that I requested, soonest first. */
export const requestedShiftsQuery = (api: ApiClient) => allOf(api, requestedShifts, 'requested');

/** Shifts that I am confirmed on and that are not complete, soonest first. */
export const confirmedShiftsQuery = (api: ApiClient) => allOf(api, confirmedShifts, 'confirmed');

/** Shifts that I completed, latest first, page by page. */
export const completedShiftsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: listKey('posts', { of: 'history' }),
    queryFn: ({ pageParam, signal }) =>
      api.send(history, { query: { limit: PAGE_SIZE, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): readonly CompletedShift[] => pages.flatMap((page) => page.posts),
  });

/**
 * Without a network, or with one that hangs: a shift of mine among the answers that the device keeps.
 * Throws the error where there is none.
 */
async function ownShiftSeen(api: ApiClient, id: string, error: unknown): Promise<TempPost> {
  if (!isUnanswered(error)) throw error;
  for (const call of [confirmedShifts, requestedShifts, upcomingShifts]) {
    const seen = await api.send(call, { query: { limit: PAGE_SIZE } }).catch(() => null);
    const post = seen?.posts.find(({ _id }) => _id === id);
    if (post) return post;
  }
  throw error;
}

/** One shift, as I may see it; of mine also without a network. */
export const shiftQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: postKey(id),
    queryFn: async ({ signal }): Promise<TempPost> => {
      const post = await answeredSoon(
        (soon) => api.send(getPost, { params: { id } }, { signal: soon }),
        signal,
      ).catch((error: unknown) => ownShiftSeen(api, id, error));
      if (post.employmentType === 'Temp') return post;
      throw new ApiError({ statusCode: 404, code: 'NOT_FOUND', msg: FALLBACK_MESSAGE });
    },
    // A network that hangs would be waited for again and again; Retry stands on the page.
    retry: (failures, error) => !isUnanswered(error) && failures < MOST_RETRIES,
  });
