import { accountReviews } from '@leafshift/contracts/account-reviews';
import { portraits } from '@leafshift/contracts/admin';
import { people } from '@leafshift/contracts/back-office';
import { appeals } from '@leafshift/contracts/suspensions';
import type { ApiClient } from '@leafshift/data-access';
import { deskListQuery } from '../desk/queries.ts';

/** People by the start of name, address or telephone number, or by id. */
export const peopleQuery = (api: ApiClient, q: string) =>
  deskListQuery({
    of: 'people',
    by: { q },
    load: async (cursor, signal) => {
      const query = { cursor, ...(q !== '' && { q }) };
      const answer = await api.send(people, { query }, { signal });
      return { items: answer.people, nextCursor: answer.nextCursor };
    },
  });

/** Accounts that match a suspended one, longest waiting first. */
export const accountReviewsQuery = (api: ApiClient) =>
  deskListQuery({
    of: 'account-reviews',
    load: async (cursor, signal) => {
      const { accounts, nextCursor } = await api.send(
        accountReviews,
        { query: { cursor } },
        { signal },
      );
      return { items: accounts, nextCursor };
    },
  });

/** Appeals that wait for an answer, longest waiting first. */
export const appealsQuery = (api: ApiClient) =>
  deskListQuery({
    of: 'appeals',
    load: async (cursor, signal) => {
      const answer = await api.send(appeals, { query: { cursor } }, { signal });
      return { items: answer.appeals, nextCursor: answer.nextCursor };
    },
  });

/** Pictures that were changed after the approval of their owners, the latest first. */
export const portraitsQuery = (api: ApiClient) =>
  deskListQuery({
    of: 'portraits',
    load: async (cursor, signal) => {
      const answer = await api.send(portraits, { query: { cursor } }, { signal });
      return { items: answer.portraits, nextCursor: answer.nextCursor };
    },
  });
