import type { Profile } from '@leafshift/contracts/profile';
import type { ScheduleEntry } from '@leafshift/contracts/schedule';
import type { DraftStart } from './draft-modal.tsx';
import type { Place } from './use-schedule.ts';

type NewPlace = Omit<Place, 'jobTitle'> & Partial<Place>;

const valuesOf = ({ day, startTime, duration, ...entry }: ScheduleEntry) => ({
  day,
  startTime,
  duration,
  rate: entry.rate / 100,
  totalWorkers: entry.totalWorkers,
  jobType: entry.jobType,
  jobTitle: entry.jobTitle,
  supervisor: entry.supervisor,
  location: entry.location,
});

/** A draft as its form shows it. */
export const changing = (draft: ScheduleEntry): DraftStart => ({
  draft,
  values: valuesOf(draft),
  like: undefined,
});

/** A new shift, prefilled from the last one of the store, of the same role first. */
export function adding(
  place: NewPlace,
  entries: readonly ScheduleEntry[],
  profile: Profile,
): DraftStart {
  const known = entries.filter(({ location }) => location === place.location);
  const like =
    known.findLast(({ jobTitle }) => jobTitle === place.jobTitle) ?? known.at(-1) ?? entries.at(-1);
  const fresh = {
    startTime: '09:00',
    duration: 8,
    rate: 23,
    totalWorkers: 1,
    jobType: 'Authorized Retailer' as const,
    jobTitle: 'Budtender' as const,
    supervisor: profile.supervisor[0]?._id ?? '',
  };
  return {
    draft: null,
    like: like?._id,
    values: { ...fresh, ...(like && valuesOf(like)), ...place },
  };
}
