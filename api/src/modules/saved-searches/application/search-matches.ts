import { cents } from '@leafshift/domain/money';
import { calendarDayIn, toCalendarDay } from '@leafshift/domain/time-zone';
import {
  fitsWork,
  nearHome,
  type SearchedShift,
  type WorkWish,
  workTerms,
} from '@leafshift/domain/work-search';
import { Injectable } from '@nestjs/common';
import type { Shift, ShiftId } from '../../posts/index.ts';
import { homeOf, Profiles } from '../../profile/index.ts';
import { type PostedKind, SavedSearchRepository } from '../domain/saved-search.repository.ts';
import type { SavedSearch, SavedSearchId } from '../domain/saved-search.ts';

/** Searches that are compared at once. */
const BATCH = 500;

type Matches = ReadonlyMap<SavedSearchId, readonly ShiftId[]>;

/** Which saved searches with alerts find which of some shifts. */
@Injectable()
export class SearchMatches {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly profiles: Profiles,
  ) {}

  async of(shifts: readonly Shift[]): Promise<Matches> {
    const matches = new Map<SavedSearchId, ShiftId[]>();
    for (const { kind, alike } of kindsOf(shifts)) {
      for await (const searches of this.#batches(kind)) {
        const terms = await this.#termsOf(searches);
        for (const { id } of searches) {
          const wanted = terms.get(id);
          const fitting = alike.filter((shift) => wanted && fitsWork(wanted, searchedShift(shift)));
          if (fitting.length > 0) {
            matches.set(id, [...(matches.get(id) ?? []), ...fitting.map((shift) => shift.id)]);
          }
        }
      }
    }
    return matches;
  }

  async *#batches(kind: PostedKind): AsyncGenerator<readonly SavedSearch[]> {
    let after: SavedSearchId | null = null;
    for (;;) {
      const searches: readonly SavedSearch[] = await this.searches.alerting(kind, after, BATCH);
      if (searches.length === 0) return;
      yield searches;
      after = searches.at(-1)?.id ?? null;
    }
  }

  async #termsOf(searches: readonly SavedSearch[]) {
    const counting = searches.filter(({ filters }) => filters.withinKm !== undefined);
    const homes = await this.profiles.map(counting.map(({ workerId }) => workerId));
    return new Map(
      searches.map(({ id, workerId, filters, sort }) => {
        return [id, workTerms(wishOf(filters, sort), homeOf(homes.get(workerId)))] as const;
      }),
    );
  }
}

function wishOf({ from, to, ...filters }: SavedSearch['filters'], sort: string): WorkWish {
  return {
    ...filters,
    ...nearHome({ ...filters, sort }),
    fromDay: from === undefined ? undefined : toCalendarDay(from),
    toDay: to === undefined ? undefined : toCalendarDay(to),
    sort,
  };
}

/** Shifts of one posting differ by their days only, so that searches are read once for all of them. */
function kindsOf(shifts: readonly Shift[]): readonly { kind: PostedKind; alike: Shift[] }[] {
  const groups = Map.groupBy(shifts, ({ jobType, location }) => `${jobType}/${location.province}`);
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const rate = cents(Math.max(...alike.map((shift) => shift.rate)));
    const { jobType, location } = first;
    return [{ kind: { jobType, province: location.province, rate }, alike }];
  });
}

const searchedShift = ({ startsAt, timeZone, ...shift }: Shift): SearchedShift => ({
  ...shift,
  day: calendarDayIn(startsAt, timeZone),
});
