import {
  type ApplicationStage,
  answerTemplates,
  application,
  applicationCounts,
  applications,
} from '@leafshift/contracts/applications';
import type { ApiClient } from '@leafshift/data-access';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What the list of applicants is narrowed to. */
export interface ApplicantFilters {
  readonly postId: string | null;
  readonly stage: ApplicationStage | null;
  readonly q: string;
}

/** Everything about applications, for refetching. */
export const applicationsKey = ['applications'] as const;

const listKey = (params: Readonly<Record<string, unknown>>) =>
  ['applications', 'list', params] as const;

export const applicantsQuery = (api: ApiClient, { postId, stage, q }: ApplicantFilters) =>
  infiniteQueryOptions({
    queryKey: listKey({ postId, stage, q }),
    queryFn: ({ pageParam, signal }) =>
      api.send(
        applications,
        {
          query: {
            ...(postId && { postId }),
            ...(stage && { stage }),
            ...(q.trim() && { q: q.trim() }),
            cursor: pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** How many applied for each posting, by stage. */
export const applicantCountsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey({ of: 'counts' }),
    queryFn: ({ signal }) => api.send(applicationCounts, {}, { signal }),
  });

export const applicationKey = (id: string) => ['applications', 'detail', { id }] as const;

export const applicationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: applicationKey(id),
    queryFn: ({ signal }) => api.send(application, { params: { id } }, { signal }),
  });

export const answerTemplatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey({ of: 'templates' }),
    queryFn: ({ signal }) => api.send(answerTemplates, {}, { signal }),
  });
