import { Day } from '@leafshift/contracts/core';
import { EmployerPostsQuery } from '@leafshift/contracts/posts';
import { dayBounds, toCalendarDay } from '@leafshift/domain/time-zone';
import { useSearchParams } from 'react-router-dom';
import type { PostFilters } from './queries.ts';

/** The filters as the address has them; days are calendar days of the reader. */
export interface FilterChoice {
  readonly q: string;
  readonly status: NonNullable<PostFilters['status']> | null;
  readonly from: string | null;
  readonly to: string | null;
}

export interface PostFilterState {
  readonly choice: FilterChoice;
  /** The same as the API takes them. */
  readonly filters: PostFilters;
  readonly isFiltered: boolean;
  readonly change: (change: Partial<FilterChoice>) => void;
  readonly clear: () => void;
}

const NAMES = ['q', 'status', 'from', 'to'] as const;

/** Filters and search that live in the address, so that they survive a reload and can be shared. */
export function usePostFilters(): PostFilterState {
  const [search, setSearch] = useSearchParams();
  const choice = choiceOf(search);
  const apply = (change: Partial<FilterChoice>) =>
    setSearch((before) => withChoice(before, { ...choiceOf(before), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    choice,
    filters: filtersOf(choice),
    isFiltered: NAMES.some((name) => search.has(name)),
    change: apply,
    clear: () => apply({ q: '', status: null, from: null, to: null }),
  };
}

function choiceOf(search: URLSearchParams): FilterChoice {
  return {
    q: search.get('q') ?? '',
    status: EmployerPostsQuery.shape.status.safeParse(search.get('status')).data ?? null,
    from: Day.safeParse(search.get('from')).data ?? null,
    to: Day.safeParse(search.get('to')).data ?? null,
  };
}

function withChoice(search: URLSearchParams, choice: FilterChoice): URLSearchParams {
  const after = new URLSearchParams(search);
  for (const name of NAMES) {
    if (choice[name]) {
      after.set(name, choice[name]);
    } else {
      after.delete(name);
    }
  }
  return after;
}

function filtersOf({ q, status, from, to }: FilterChoice): PostFilters {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(status && { status }),
    ...(from && { from: dayBounds(toCalendarDay(from), zone).from.toISOString() }),
    ...(to && { to: dayBounds(toCalendarDay(to), zone).to.toISOString() }),
  };
}
