import type { ConfirmedWorker, ShiftRequest, TempPost } from '@leafshift/contracts/posts';
import { centsToDollars, timesRoundedUp } from '@leafshift/domain/money';
import { isConfirmedState, SHIFT_STATUS_TEXT } from '@leafshift/domain/shift-lifecycle';
import { wallTimeIn } from '@leafshift/domain/time-zone';
import type { PersonCard } from '../../domain/person.ts';
import type { ShiftPlace } from '../../domain/place.ts';
import type { Shift } from '../../domain/shift.ts';

/** A place with the worker as they are shown. */
export interface ShownPlace {
  readonly place: ShiftPlace;
  readonly worker: PersonCard;
  /** Average of stars over all shifts. */
  readonly rating: number | null;
}

/** Everything of a shift, for its employer: all requests and confirmed workers. */
export const employerView = (
  shift: Shift,
  employer: PersonCard,
  places: readonly ShownPlace[],
): TempPost => tempPost(shift, employer, places);

/**
 * A worker's copy (ADR 0014): of requests and confirmed workers only their own, and how to reach the
 * supervisor only once confirmed.
 */
export const workerView = (
  shift: Shift,
  employer: PersonCard,
  own: ShownPlace | null,
): TempPost => {
  const post = tempPost(shift, employer, own ? [own] : []);
  const isConfirmed = own !== null && isConfirmedState(own.place.state);
  const { id, name } = shift.supervisor;
  return isConfirmed ? post : { ...post, supervisor: { _id: id, name } };
};

function tempPost(shift: Shift, employer: PersonCard, places: readonly ShownPlace[]): TempPost {
  const { supervisor, location } = shift;
  return {
    _id: shift.id,
    employmentType: 'Temp',
    employer: shift.employerId,
    name: employer.name,
    profilePhoto: employer.photo,
    date: shift.startsAt.toISOString(),
    endDate: shift.endsAt.toISOString(),
    timeZone: shift.timeZone,
    startTime: localTime(shift.startsAt, shift.timeZone),
    postDateArray: [...shift.seriesDays],
    duration: shift.durationHours,
    rate: centsToDollars(shift.rate),
    totalRate: centsToDollars(timesRoundedUp(shift.rate, shift.durationHours, shift.totalWorkers)),
    totalWorkers: shift.totalWorkers,
    jobType: shift.jobType,
    jobTitle: shift.jobTitle,
    supervisor: {
      _id: supervisor.id,
      name: supervisor.name,
      phoneNumber: supervisor.phoneNumber,
      email: supervisor.email,
    },
    jobDescription: shift.jobDescription,
    jobRequirements: shift.jobRequirements,
    location: {
      _id: location.id,
      locationName: location.locationName,
      fullAddress: location.fullAddress,
      address: location.address,
      city: location.city,
      province: location.province,
      postalCode: location.postalCode,
      country: location.country,
      latitude: location.latitude,
      longitude: location.longitude,
    },
    requests: places.filter(({ place }) => place.state === 'requested').map(shiftRequest),
    confirmedArr: places.flatMap(confirmedWorker),
    requestCount: shift.requestCount,
    confirmedCount: shift.confirmedCount,
    status: shift.status,
    createdAt: shift.createdAt.toISOString(),
  };
}

const shiftRequest = ({ place, worker, rating }: ShownPlace): ShiftRequest => ({
  _id: place.id,
  requestUser: place.workerId,
  postId: place.shiftId,
  name: worker.name,
  profilePhoto: worker.photo,
  rating,
  createdAt: place.requestedAt.toISOString(),
});

const confirmedWorker = ({ place, worker, rating }: ShownPlace): ConfirmedWorker[] =>
  isConfirmedState(place.state)
    ? [
        {
          _id: place.id,
          requestUser: place.workerId,
          name: worker.name,
          profilePhoto: worker.photo,
          rating,
          shiftStatus: SHIFT_STATUS_TEXT[place.state],
          shiftDetails: {
            employer: {
              checkInTime: place.checkInTime?.toISOString() ?? null,
              checkOutTime: place.checkOutTime?.toISOString() ?? null,
              rated: place.rating !== null,
              rating: place.rating,
            },
          },
        },
      ]
    : [];

const MOST_KNOWN = 10_000;
const knownTimes = new Map<string, string>();

/** Zones are slow to ask, and lists show the same starts again and again. */
function localTime(instant: Date, timeZone: string): string {
  const key = `${timeZone} ${instant.getTime()}`;
  const known = knownTimes.get(key);
  if (known !== undefined) {
    return known;
  }
  const { hour, minute } = wallTimeIn(instant, timeZone);
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  if (knownTimes.size >= MOST_KNOWN) {
    knownTimes.clear();
  }
  knownTimes.set(key, time);
  return time;
}
