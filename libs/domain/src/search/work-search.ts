import { type Cents, cents } from '../money/money.ts';
import { metresBetween, type Position } from '../places/distance.ts';
import { findProvince } from '../places/provinces.ts';
import { NEAR_HOME, type SearchArea, searchArea } from '../places/search-area.ts';
import type { CalendarDay } from '../zones/time-zone.ts';
import { foldText, searchWords } from './folded-text.ts';

/** How far away a worker may say that a shift is at most, in kilometres from home. */
export const WORK_DISTANCES = [10, 25, 50, 100] as const;

/** Stands in the address of a search where any distance will do. */
export const ANY_DISTANCE = 'any';

/** What a worker narrows a search for shifts to; what is absent is not narrowed. */
export interface WorkWish {
  readonly q?: string | undefined;
  /** Code or English name. */
  readonly province?: string | undefined;
  readonly city?: string | undefined;
  readonly jobType?: string | undefined;
  /** Dollars an hour. */
  readonly minRate?: number | undefined;
  /** First and last local day of the start. */
  readonly fromDay?: CalendarDay | undefined;
  readonly toDay?: CalendarDay | undefined;
  readonly near?: string | undefined;
  readonly withinKm?: number | undefined;
  readonly sort: string;
}

/** What a shift has to be for a search to find it, in the form in which shifts are compared with it. */
export interface WorkTerms extends SearchArea {
  readonly words: readonly string[];
  readonly province: string | undefined;
  /** Without case and accents. */
  readonly cityKey: string | undefined;
  readonly jobType: string | undefined;
  readonly minRate: Cents | undefined;
  readonly fromDay: CalendarDay | undefined;
  readonly toDay: CalendarDay | undefined;
}

/** A shift as searches compare it. */
export interface SearchedShift {
  readonly searchText: string;
  readonly location: Position & { readonly province: string; readonly city: string };
  readonly jobType: string;
  readonly rate: Cents;
  /** The local day of its start. */
  readonly day: CalendarDay;
}

/** The lowest hourly rate that is at least so many dollars. */
export const lowestRate = (dollars: number): Cents => cents(Math.ceil(dollars * 100 - 0.001));

/** The terms of what somebody who lives at `livesAt` looks for; null where a distance counts from nowhere. */
export function workTerms(wish: WorkWish, livesAt: Position | null): WorkTerms | null {
  const area = searchArea(wish, livesAt);
  return (
    area && {
      words: searchWords(wish.q ?? ''),
      province: wish.province && (findProvince(wish.province)?.code ?? wish.province),
      cityKey: wish.city && foldText(wish.city),
      jobType: wish.jobType,
      minRate: wish.minRate === undefined ? undefined : lowestRate(wish.minRate),
      fromDay: wish.fromDay,
      toDay: wish.toDay,
      ...area,
    }
  );
}

/** Whether a search finds the shift (FIND-5). The query behind Find Work asks the same of the database. */
export function fitsWork(terms: WorkTerms, { location, ...shift }: SearchedShift): boolean {
  const { words, province, cityKey, jobType, minRate, fromDay, toDay, nearby } = terms;
  return (
    words.every((word) => shift.searchText.includes(word)) &&
    (province === undefined || location.province === province) &&
    (cityKey === undefined || foldText(location.city) === cityKey) &&
    (jobType === undefined || shift.jobType === jobType) &&
    (minRate === undefined || shift.rate >= minRate) &&
    (fromDay === undefined || shift.day >= fromDay) &&
    (toDay === undefined || shift.day <= toDay) &&
    (nearby === undefined || metresBetween(nearby, location) <= nearby.withinKm * 1000)
  );
}

interface KeptSearch {
  readonly filters: Readonly<Record<string, string | number | undefined>>;
  readonly sort: string;
}

/** What distances of a search count from: home, where it goes by a distance at all. */
export const nearHome = ({ withinKm, sort }: Pick<WorkWish, 'withinKm' | 'sort'>) =>
  withinKm !== undefined || sort === 'nearest' ? { near: NEAR_HOME } : {};

/** The address of Find Work with that search, whatever its reader usually looks for. */
export function workSearchLink({ filters, sort }: KeptSearch): string {
  const { withinKm = ANY_DISTANCE, ...others } = filters;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...others, withinKm, sort })) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `/find-work?${query}`;
}
