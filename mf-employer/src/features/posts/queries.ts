import type { CallAnswer } from '@leafshift/contracts/core';
import type { EmployerPostsQuery, TempPost } from '@leafshift/contracts/posts';
import {
  employerPermanent,
  employerShifts,
  getPost,
  MAX_COSTED_SHIFTS,
  shiftCost,
  shiftCosts,
} from '@leafshift/contracts/posts';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { postKey } from '@leafshift/remote-pages/shifts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What the employer narrows the lists of postings to. */
export type PostFilters = Pick<EmployerPostsQuery, 'q' | 'from' | 'to'>;

/** A period of time as ISO instants: starts from `from` on, before `to`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const PAGE_SIZE = 20;
const MONTH_PAGE_SIZE = 100;

const nextCursor = (page: { nextCursor: string | null }) => page.nextCursor ?? undefined;

/** My permanent postings, newest first, page by page. */
export const permanentPostsQuery = (api: ApiClient, filters: PostFilters = {}) =>
  infiniteQueryOptions({
    queryKey: listKey('posts', { of: 'employer-permanent', ...filters }),
    queryFn: ({ pageParam, signal }) =>
      api.send(
        employerPermanent,
        { query: { ...filters, limit: PAGE_SIZE, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    placeholderData: keepPreviousData,
  });

/** Every shift that starts within the period: a calendar cannot show half a month. */
export const shiftsWithinQuery = (api: ApiClient, period: Period) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'employer-shifts', within: period }),
    queryFn: ({ signal }) => allShiftsWithin(api, period, signal),
    placeholderData: keepPreviousData,
  });

/** One posting of mine. */
export const postQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: postKey(id),
    queryFn: ({ signal }) => api.send(getPost, { params: { id } }, { signal }),
  });

/** What submitting a shift will cost, as the server says at this moment. */
export const shiftCostQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'cost', postId }),
    queryFn: ({ signal }) => api.send(shiftCost, { params: { postId } }, { signal }),
  });

/**
 * What submitting each of the shifts will cost with fees and tax, in dollars, by its id, as the server says at this
 * moment; what it would refuse is missing.
 */
export async function costsOfShifts(
  api: ApiClient,
  postIds: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const costs = new Map<string, number>();
  for (let from = 0; from < postIds.length; from += MAX_COSTED_SHIFTS) {
    const some = postIds.slice(from, from + MAX_COSTED_SHIFTS);
    const answer = await api.send(shiftCosts, { body: { postIds: some } }, { signal });
    for (const { postId, total } of answer.costs) costs.set(postId, total);
  }
  return costs;
}

async function allShiftsWithin(
  api: ApiClient,
  period: Period,
  signal: AbortSignal,
): Promise<TempPost[]> {
  const shifts: TempPost[] = [];
  let cursor: string | undefined;
  do {
    const page: CallAnswer<typeof employerShifts> = await api.send(
      employerShifts,
      { query: { ...period, limit: MONTH_PAGE_SIZE, cursor } },
      { signal },
    );
    shifts.push(...page.posts);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return shifts;
}
