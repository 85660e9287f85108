import { quizFile, quizFiles } from '@leafshift/contracts/quizzes';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** Every quiz, the latest first. */
export const quizzesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('admin', { of: 'quizzes' }),
    queryFn: async ({ signal }) => (await api.send(quizFiles, {}, { signal })).quizzes,
  });

/** A quiz with its questions. */
export const quizQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: listKey('admin', { of: 'quiz', id }),
    queryFn: ({ signal }) => api.send(quizFile, { params: { id } }, { signal }),
  });
