import { boardPost, boardPosts, type PermanentPost } from '@leafshift/contracts/posts';
import { type ApiState, anApiError, createMockApi, handle } from '@leafshift/testing/mock-api';

/** The public board over some postings: search, province, order and pages. */
export const boardApi = (postings: readonly PermanentPost[], state: ApiState) =>
  createMockApi(
    [
      handle(boardPosts, ({ query }) => {
        const wanted = (query.q ?? '').toLowerCase();
        const found = postings
          .filter(({ province }) => !query.province || province === query.province)
          .filter(({ jobType, name }) => `${jobType} ${name}`.toLowerCase().includes(wanted))
          .sort((one, other) =>
            query.sort === 'best-paid'
              ? other.rateHigh - one.rateHigh
              : other.date.localeCompare(one.date),
          );
        const from = Number(query.cursor ?? 0);
        const to = from + query.limit;
        return {
          posts: found.slice(from, to),
          nextCursor: to < found.length ? String(to) : null,
        };
      }),
      handle(boardPost, ({ params }) => {
        const posting = postings.find(({ _id }) => _id === params.id);
        if (!posting) throw anApiError('NOT_FOUND');
        return posting;
      }),
    ],
    { state },
  );
