import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Hours } from './timesheet-rows.ts';

/** What was typed for a shift's workers and is not saved, by the ids of their assignments. */
export type HourDrafts = ReadonlyMap<string, Hours>;

const NONE: HourDrafts = new Map();

/**
 * Keeps what was typed into the timesheet of a shift while the portal is open, whatever else of it is
 * looked at meanwhile; who signs out leaves nothing.
 */
export function useHourDrafts(postId: string) {
  const client = useQueryClient();
  const queryKey = ['timesheet-drafts', postId];
  const { data = NONE } = useQuery<HourDrafts>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    drafts: data,
    change: (next: (before: HourDrafts) => HourDrafts) =>
      client.setQueryData<HourDrafts>(queryKey, (before = NONE) => next(before)),
  };
}
