import { type FindWorkQuery, JobType } from '@leafshift/contracts/posts';
import type { SavedSearch } from '@leafshift/contracts/saved-searches';
import { findProvince, type ProvinceCode } from '@leafshift/domain/provinces';
import { type CalendarDay, toCalendarDay } from '@leafshift/domain/time-zone';
import { ANY_DISTANCE, WORK_DISTANCES } from '@leafshift/domain/work-search';

/** How far away a shift may be, in kilometres from the worker's address. */
export const DISTANCES = WORK_DISTANCES;
export type Distance = (typeof DISTANCES)[number];

export const SORTS = ['soonest', 'nearest', 'newest', 'best-paid'] as const;

const HIGHEST_RATE = 250;

/** What a worker narrows Find Work to; what is absent is not narrowed. */
export interface WorkFilters {
  readonly q?: string;
  readonly province?: ProvinceCode;
  readonly city?: string;
  readonly jobType?: JobType;
  /** Dollars an hour. */
  readonly minRate?: number;
  readonly from?: CalendarDay;
  readonly to?: CalendarDay;
  readonly withinKm?: Distance;
}

export interface WorkSearch {
  readonly filters: WorkFilters;
  readonly sort: FindWorkQuery['sort'];
}

/** What a search goes by that names neither distance nor order. */
export interface PreferredSearch {
  /** Undefined is any distance. */
  readonly withinKm: Distance | undefined;
  readonly sort: WorkSearch['sort'];
}

/**
 * Reads a search from the URL. What nobody can have chosen there is left out; without a distance or
 * an order the preferred ones count.
 */
export function searchOf(params: URLSearchParams, preferred: PreferredSearch): WorkSearch {
  const text = (name: string): string | undefined => params.get(name)?.trim() || undefined;
  const filters = {
    q: text('q')?.slice(0, 100),
    province: findProvince(params.get('province') ?? '')?.code,
    city: text('city')?.slice(0, 100),
    jobType: JobType.safeParse(params.get('jobType')).data,
    minRate: numberWithin(params.get('minRate'), HIGHEST_RATE),
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    withinKm: distanceOf(params.get('withinKm'), preferred.withinKm),
  };
  return {
    filters: withoutAbsent(filters),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? preferred.sort,
  };
}

/** The parts of the URL that a search stands in; the preferred order and distance are not written. */
export function paramsOf(
  { filters, sort }: WorkSearch,
  preferred: PreferredSearch,
): Record<string, string> {
  const { withinKm, ...others } = filters;
  return {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
    ...(withinKm !== preferred.withinKm && { withinKm: String(withinKm ?? ANY_DISTANCE) }),
    ...(sort !== preferred.sort && { sort }),
  };
}

/** How many filters are in use; the words searched for and the distance are in sight and do not count. */
export const countFilters = ({
  from,
  to,
  q: _words,
  withinKm: _distance,
  ...others
}: WorkFilters): number => Object.keys(withoutAbsent(others)).length + (from || to ? 1 : 0);

/** What a saved search looks for. */
export const savedWorkSearch = ({ filters, sort }: SavedSearch): WorkSearch => ({
  filters: withoutAbsent({
    ...filters,
    from: dayOf(filters.from ?? null),
    to: dayOf(filters.to ?? null),
  }),
  sort,
});

/** The search without its distance, for who has no address to count from. */
export const withoutDistance = ({ filters, sort }: WorkSearch): WorkSearch => {
  const { withinKm: _distance, ...others } = filters;
  return { filters: others, sort: sort === 'nearest' ? 'soonest' : sort };
};

/** Whether I look for something in particular; how far I go is none of it. */
export const isNarrowed = ({ withinKm: _distance, ...others }: WorkFilters): boolean =>
  Object.keys(others).length > 0;

type Present<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out the fields that are undefined. */
export const withoutAbsent = <T extends object>(value: T): Present<T> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Present<T>;

function distanceOf(text: string | null, preferred: Distance | undefined): Distance | undefined {
  if (text === ANY_DISTANCE) return undefined;
  return DISTANCES.find((distance) => String(distance) === text) ?? preferred;
}

function dayOf(text: string | null): CalendarDay | undefined {
  if (text === null) return undefined;
  try {
    return toCalendarDay(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function numberWithin(text: string | null, highest: number): number | undefined {
  const value = Number(text);
  return text !== null && text.trim() !== '' && value > 0 && value <= highest ? value : undefined;
}
