import { QueryClient } from '@tanstack/react-query';
import { isRetryable } from './is-retryable.ts';

const STALE_AFTER_MS = 30_000;
const MOST_RETRIES = 2;

/**
 * The portal's one query client. Only failures that may pass are retried; changes never are by
 * themselves. Offline, a query fails at once and says so, instead of waiting without a word.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < MOST_RETRIES && isRetryable(error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
