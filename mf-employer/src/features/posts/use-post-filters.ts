import { Day, Id } from '@leafshift/contracts/core';
import { EmployerShiftFilters, SHIFT_TABS } from '@leafshift/contracts/employer-shifts';
import { dayBounds, toCalendarDay } from '@leafshift/domain/time-zone';
import { useSearchParams } from 'react-router-dom';

/** What the page of postings is divided into. */
export const POST_TABS = [...SHIFT_TABS, 'permanent'] as const;
export type PostTab = (typeof POST_TABS)[number];

/** The filters as the address has them; days are calendar days of the reader. */
export interface FilterChoice {
  readonly q: string;
  readonly state: NonNullable<EmployerShiftFilters['state']> | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly location: string | null;
  readonly supervisor: string | null;
  readonly worker: string | null;
}

export interface PostFilterState {
  readonly tab: PostTab;
  readonly openTab: (tab: PostTab) => void;
  readonly choice: FilterChoice;
  /** The same as the API takes them. */
  readonly filters: EmployerShiftFilters;
  readonly isFiltered: boolean;
  readonly change: (change: Partial<FilterChoice>) => void;
  readonly clear: () => void;
}

const NOTHING: FilterChoice = {
  q: '',
  state: null,
  from: null,
  to: null,
  location: null,
  supervisor: null,
  worker: null,
};
const NAMES = Object.keys(NOTHING) as (keyof FilterChoice)[];
const FIRST_TAB: PostTab = 'upcoming';

/** Tab, filters and search that live in the address, so that they survive a reload and can be shared. */
export function usePostFilters(): PostFilterState {
  const [search, setSearch] = useSearchParams();
  const choice = choiceOf(search);
  const apply = (change: Partial<FilterChoice>) =>
    setSearch((before) => withChoice(before, { ...choiceOf(before), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    tab: POST_TABS.find((known) => known === search.get('tab')) ?? FIRST_TAB,
    openTab: (tab) =>
      setSearch((before) => withEntry(before, 'tab', tab === FIRST_TAB ? null : tab), {
        preventScrollReset: true,
      }),
    choice,
    filters: filtersOf(choice),
    isFiltered: NAMES.some((name) => search.has(name)),
    change: apply,
    clear: () => apply(NOTHING),
  };
}

function choiceOf(search: URLSearchParams): FilterChoice {
  const idOf = (name: string) => Id.safeParse(search.get(name)).data ?? null;
  return {
    q: search.get('q') ?? '',
    state: EmployerShiftFilters.shape.state.safeParse(search.get('state')).data ?? null,
    from: Day.safeParse(search.get('from')).data ?? null,
    to: Day.safeParse(search.get('to')).data ?? null,
    location: idOf('location'),
    supervisor: idOf('supervisor'),
    worker: idOf('worker'),
  };
}

function withChoice(search: URLSearchParams, choice: FilterChoice): URLSearchParams {
  return NAMES.reduce((after, name) => withEntry(after, name, choice[name]), search);
}

function withEntry(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const after = new URLSearchParams(search);
  if (value) {
    after.set(name, value);
  } else {
    after.delete(name);
  }
  return after;
}

function filtersOf(choice: FilterChoice): EmployerShiftFilters {
  const { q, from, to, ...chosen } = choice;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null)),
    ...(q.trim() && { q: q.trim() }),
    ...(from && { from: dayBounds(toCalendarDay(from), zone).from.toISOString() }),
    ...(to && { to: dayBounds(toCalendarDay(to), zone).to.toISOString() }),
  };
}
