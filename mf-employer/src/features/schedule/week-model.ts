import type { ScheduleEntry, ScheduleWeek } from '@leafshift/contracts/schedule';
import type { JobTitle } from '@leafshift/domain/posting-rules';

/** A role at a store with what is planned for it on each day. */
export interface WeekRow {
  readonly location: string;
  /** Null in the row of a store for which nothing is planned. */
  readonly jobTitle: JobTitle | null;
  readonly days: ReadonlyMap<string, readonly ScheduleEntry[]>;
}

export interface WeekStore {
  readonly location: string;
  readonly name: string;
  /** Whether the profile still has it, so that shifts can be added. */
  readonly isOpen: boolean;
  readonly rows: readonly WeekRow[];
  readonly hours: number;
  /** Cents. */
  readonly cost: number;
  readonly budget: number | null;
  readonly confirmed: number;
  readonly workers: number;
}

interface Place {
  readonly _id: string;
  readonly locationName: string;
}

/** A week by store and role, stores in the order of the profile; money in cents. */
export function storesOf(
  { entries, budgets }: ScheduleWeek,
  places: readonly Place[],
): readonly WeekStore[] {
  const byStore = groupBy(entries, ({ location }) => location);
  const former = [...byStore]
    .filter(([location]) => places.every(({ _id }) => _id !== location))
    .map(([_id, [first]]) => ({ _id, locationName: first?.locationName ?? '', isOpen: false }));
  return [...places.map((place) => ({ ...place, isOpen: true })), ...former].map((place) => {
    const own = byStore.get(place._id) ?? [];
    const sum = (pick: (entry: ScheduleEntry) => number): number =>
      own.reduce((total, entry) => total + pick(entry), 0);
    return {
      location: place._id,
      name: place.locationName,
      isOpen: place.isOpen,
      rows: rowsOf(place._id, own),
      hours: sum(({ hours }) => hours),
      cost: sum(({ cost }) => cost ?? 0),
      budget: budgets.find(({ location }) => location === place._id)?.amount ?? null,
      confirmed: sum(({ confirmed }) => confirmed),
      workers: sum(({ totalWorkers }) => totalWorkers),
    };
  });
}

function rowsOf(location: string, entries: readonly ScheduleEntry[]): readonly WeekRow[] {
  if (entries.length === 0) {
    return [{ location, jobTitle: null, days: new Map() }];
  }
  const byRole = groupBy(entries, ({ jobTitle }) => jobTitle);
  return [...byRole]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([jobTitle, all]) => ({
      location,
      jobTitle,
      days: groupBy(
        all.toSorted((one, other) => one.date.localeCompare(other.date)),
        ({ day }) => day,
      ),
    }));
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** How many workers of a store are planned on a day, and how many of them are confirmed. */
export function coverageOn(store: WeekStore, day: string): { confirmed: number; workers: number } {
  const entries = store.rows.flatMap((row) => row.days.get(day) ?? []);
  return {
    confirmed: entries.reduce((sum, { confirmed }) => sum + confirmed, 0),
    workers: entries.reduce((sum, { totalWorkers }) => sum + totalWorkers, 0),
  };
}
