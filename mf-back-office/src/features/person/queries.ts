import { person, personClosingTerms, personTimeline } from '@leafshift/contracts/back-office';
import { type ApiClient, detailKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';
import { deskListQuery } from '../desk/queries.ts';

/** Everything on one person, but what they did. */
export const personQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: detailKey('admin', { of: 'person', id }),
    queryFn: ({ signal }) => api.send(person, { params: { id } }, { signal }),
  });

/** What a person did and what happened to them, newest first. */
export const timelineQuery = (api: ApiClient, id: string) =>
  deskListQuery({
    of: 'person-timeline',
    by: { id },
    load: async (cursor, signal) => {
      const answer = await api.send(
        personTimeline,
        { params: { id }, query: { cursor } },
        { signal },
      );
      return { items: answer.entries, nextCursor: answer.nextCursor };
    },
  });

/** What closing an account would bring now; asked anew each time. */
export const closingTermsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: detailKey('consequences', { of: 'closing-person', id }),
    queryFn: ({ signal }) => api.send(personClosingTerms, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
