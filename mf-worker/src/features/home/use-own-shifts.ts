import type { TempPost } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  completedShiftsQuery,
  confirmedShiftsQuery,
  upcomingShiftsQuery,
} from '../shift/queries.ts';
import { mergedShifts } from './calendar-shifts.ts';

export interface OwnShifts {
  /** Undefined while they are on their way, and when they could not be loaded. */
  readonly shifts: readonly TempPost[] | undefined;
  readonly error: Error | null;
  readonly isRefetching: boolean;
  readonly refetch: () => void;
}

/** Every shift of mine that a calendar can show: to come, under way, and the latest hundred done. */
export function useOwnShifts(): OwnShifts {
  const { api } = useShell();
  const upcoming = useQuery(upcomingShiftsQuery(api));
  const confirmed = useQuery(confirmedShiftsQuery(api));
  const completed = useInfiniteQuery(completedShiftsQuery(api));
  const all = [upcoming, confirmed, completed];

  return {
    shifts:
      upcoming.data &&
      confirmed.data &&
      completed.data &&
      mergedShifts(completed.data, confirmed.data, upcoming.data),
    error: all.find((query) => query.isError && !query.data)?.error ?? null,
    isRefetching: all.some((query) => query.isRefetching),
    refetch: () => {
      for (const query of all.filter(({ isError }) => isError)) {
        query.refetch().catch((error: unknown) => reportError(error));
      }
    },
  };
}
