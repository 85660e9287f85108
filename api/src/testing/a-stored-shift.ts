import { searchText } from '@leafshift/domain/folded-text';
import { cents } from '@leafshift/domain/money';
import { toCalendarDay } from '@leafshift/domain/time-zone';
import type { EmployerId } from '../core/ids.ts';
import { newId } from '../infra/mongo/object-ids.ts';
import type { SeriesId } from '../modules/posts/domain/ids.ts';
import type { NewShift } from '../modules/posts/domain/shift.ts';

const HOUR_MS = 3_600_000;

/** Who posts the shifts of a large market. */
export const MARKET_EMPLOYERS = Array.from({ length: 20 }, () => newId<EmployerId>());

/** What one shift of a large market has of its own. */
interface MarketShift extends Pick<NewShift, 'jobType' | 'jobTitle' | 'startsAt'> {
  readonly now: Date;
  readonly place: Pick<NewShift['location'], 'city' | 'province' | 'latitude' | 'longitude'>;
}

/** One of thousands of shifts that are stored at once, for specs of what lists read; rates and days differ by `index`. */
export const aStoredShift = (
  index: number,
  { now, place, jobType, jobTitle, startsAt }: MarketShift,
): NewShift => ({
  employerId: MARKET_EMPLOYERS[index % 20] ?? newId<EmployerId>(),
  seriesId: newId<SeriesId>(),
  seriesDays: [toCalendarDay('2026-05-04')],
  startsAt,
  endsAt: new Date(startsAt.getTime() + 8 * HOUR_MS),
  timeZone: 'America/Toronto',
  durationHours: 8,
  rate: cents(2500 + (index % 40) * 50),
  totalWorkers: 2,
  jobType,
  jobTitle,
  supervisor: { id: newId(), name: 'Sam', phoneNumber: '1', email: 'sam@example.ca' },
  location: {
    id: newId(),
    locationName: 'Store',
    fullAddress: 'Street',
    address: 'Street',
    postalCode: 'M5H 2N2',
    country: 'Canada',
    ...place,
  },
  jobDescription: '<p>Work</p>',
  jobRequirements: '',
  askedCredentials: [],
  searchText: searchText([jobTitle, `Shop ${index % 20}`]),
  createdAt: new Date(now.getTime() - index * 1000),
});
