import { applications } from '@leafshift/contracts/applications';
import { workersOfEmployer } from '@leafshift/contracts/employer-shifts';
import { invoices } from '@leafshift/contracts/invoice';
import { employerPermanent, employerShifts, type TempPost } from '@leafshift/contracts/posts';
import { type ApiClient, listKey } from '@leafshift/data-access';
import type { SearchResult } from '@leafshift/ui/search-results';
import { queryOptions } from '@tanstack/react-query';

const MOST = 5;
/** The API looks through invoices by no words; those of the last months are looked through here. */
const NEWEST_INVOICES = 100;

type WhenOf = (shift: TempPost) => string;

/** My shifts with these words, or with a worker of this name. */
export const foundShifts = (api: ApiClient, q: string, whenOf: WhenOf) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'search-shifts', q }),
    queryFn: async ({ signal }) => {
      const query = { q, limit: MOST };
      const { posts } = await api.send(employerShifts, { query }, { signal });
      return posts;
    },
    select: (posts) =>
      posts.map(
        (post): SearchResult => ({
          path: `/posts?shift=${post._id}&view=details`,
          name: post.jobTitle,
          hint: `${post.location.locationName}, ${whenOf(post)}`,
        }),
      ),
  });

/** My permanent postings with these words. */
export const foundPostings = (api: ApiClient, q: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'search-permanent', q }),
    queryFn: async ({ signal }): Promise<readonly SearchResult[]> => {
      const query = { q, limit: MOST };
      const { posts } = await api.send(employerPermanent, { query }, { signal });
      return posts.map(({ _id, jobType, location }) => ({
        path: `/posts?tab=permanent&post=${_id}`,
        name: jobType,
        hint: location,
      }));
    },
  });

/** Workers of my shifts by their names. */
export const foundWorkers = (api: ApiClient, q: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'search-workers', q }),
    queryFn: async ({ signal }): Promise<readonly SearchResult[]> => {
      const { workers } = await api.send(workersOfEmployer, { query: { q } }, { signal });
      return workers
        .slice(0, MOST)
        .map(({ _id, name }) => ({ path: `/posts?worker=${_id}`, name }));
    },
  });

/** Applicants for my permanent jobs by their names. */
export const foundApplicants = (api: ApiClient, q: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'search-applicants', q }),
    queryFn: async ({ signal }): Promise<readonly SearchResult[]> => {
      const query = { q, limit: MOST };
      const found = await api.send(applications, { query }, { signal });
      return found.applications.map(({ _id, name, title }) => ({
        path: `/applicants?applicant=${_id}`,
        name,
        hint: title,
      }));
    },
  });

/** Of the newest hundred invoices those whose number has these signs. */
export const foundInvoices = (api: ApiClient, q: string) =>
  queryOptions({
    queryKey: listKey('invoice', { of: 'search' }),
    queryFn: ({ signal }) => api.send(invoices, { query: { limit: NEWEST_INVOICES } }, { signal }),
    select: (found): readonly SearchResult[] =>
      found.invoices
        .filter(({ number }) => number.toLowerCase().includes(q.toLowerCase()))
        .slice(0, MOST)
        .map(({ _id, number, jobTitle, location }) => ({
          path: `/workhistory?invoice=${_id}`,
          name: number,
          hint: `${jobTitle}, ${location.locationName}`,
        })),
  });
