import { ownQuizzes } from '@leafshift/contracts/quizzes';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** Quizzes that I may take, and how I stand with each. */
export const ownQuizzesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('quizzes'),
    queryFn: async ({ signal }) => (await api.send(ownQuizzes, {}, { signal })).quizzes,
  });
