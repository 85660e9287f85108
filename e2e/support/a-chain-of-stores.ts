import { addFavourite } from '@leafshift/contracts/favourites';
import { deletePost, requestShift } from '@leafshift/contracts/posts';
import { type AddressFields, addLocation } from '@leafshift/contracts/profile';
import { addDrafts, type DraftForm } from '@leafshift/contracts/schedule';
import { addDays, type CalendarDay } from '@leafshift/domain/time-zone';
import { aShift, type Employer, type Person } from './people.ts';

const STREETS = ['Main Street', 'Granville Street', 'Davie Street', 'Commercial Drive'] as const;

const ADDRESS: Omit<AddressFields, 'address' | 'fullAddress'> = {
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V5Y 1V4',
  country: 'Canada',
  latitude: 49.2609,
  longitude: -123.1139,
};

/** Four more stores of an employer; answers the ids of all five. */
export async function fiveStores({ api, locationId }: Employer): Promise<readonly string[]> {
  const ids = new Set([locationId]);
  for (const [index, street] of STREETS.entries()) {
    const address = `${100 + index} ${street}`;
    const { locations } = await api.send(addLocation, {
      body: {
        locationName: street,
        address,
        fullAddress: `${address}, Vancouver, BC V5Y 1V4, Canada`,
        ...ADDRESS,
      },
    });
    for (const { _id } of locations) ids.add(_id);
  }
  return [...ids];
}

/** Eight shifts a store: each weekday by day, three evenings. */
export async function aPlannedWeek(
  employer: Employer,
  stores: readonly string[],
  sunday: CalendarDay,
): Promise<void> {
  const drafts = stores.flatMap((location) => [
    ...[1, 2, 3, 4, 5].map((day) => aDraft(employer, location, addDays(sunday, day), '09:00', 8)),
    ...[1, 2, 3].map((day) => aDraft(employer, location, addDays(sunday, day), '18:00', 4)),
  ]);
  await employer.api.send(addDrafts, { body: { drafts } });
}

const aDraft = (
  { supervisorId }: Employer,
  location: string,
  day: CalendarDay,
  startTime: string,
  duration: number,
): DraftForm => ({
  day,
  startTime,
  duration,
  rate: 25,
  totalWorkers: 1,
  jobType: 'Cultivation',
  jobTitle: 'Trimmer',
  supervisor: supervisorId,
  location,
  jobDescription: '<p>Zzz botanicals</p>',
});

/** Workers who have asked the employer for a shift that it has taken back since, and are favourites of its. */
export async function favoured(employer: Employer, workers: readonly Person[]): Promise<void> {
  const id = await aShift(employer, { totalWorkers: workers.length });
  for (const { api, user } of workers) {
    await api.send(requestShift, { params: { id } });
    await employer.api.send(addFavourite, { params: { userId: user._id } });
  }
  await employer.api.send(deletePost, { params: { id } });
}
