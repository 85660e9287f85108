import type { PostForm, Quote } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { useSettled } from '@leafshift/ui/timing';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { quoteQuery } from '../queries.ts';

const PAUSE_MS = 300;

/**
 * What the posting will cost with the values of the form; asks the server shortly after each
 * change.
 */
export function useQuote(body: PostForm | null): UseQueryResult<Quote> {
  const { api } = useShell();
  const text = JSON.stringify(body);
  const settled = useSettled(text, PAUSE_MS);
  const form = useMemo(() => JSON.parse(settled) as PostForm | null, [settled]);
  return useQuery(quoteQuery(api, form));
}
