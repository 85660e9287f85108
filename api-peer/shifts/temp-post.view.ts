import type { ConfirmedWorker, ShiftRequest, TempPost } from '@leafshift/contracts/posts';
import { cents, centsToDollars, timesRoundedUp } from '@leafshift/domain/money';
import { isConfirmedState, SHIFT_STATUS_TEXT } from '@leafshift/domain/shift-lifecycle';
import { wallTimeIn } from '@leafshift/domain/time-zone';
import type { Card } from '../people/people.service.ts';
import type { FoundAssignment } from './assignment.schema.ts';
import type { FoundShift } from './shift.schema.ts';

/** An assignment with the worker as others see them. */
export interface ShownAssignment {
  readonly assignment: FoundAssignment;
  readonly worker: Card;
  readonly rating: number | null;
}

/** A shift as its employer sees it, with everybody who requested it or is confirmed. */
export function tempPost(
  shift: FoundShift,
  employer: Card,
  shown: readonly ShownAssignment[],
): TempPost {
  const { supervisor, location } = shift;
  const rate = cents(shift.rateCents);
  return {
    _id: String(shift._id),
    employmentType: 'Temp',
    employer: String(shift.employerId),
    name: employer.name,
    profilePhoto: employer.photo,
    date: shift.startsAt.toISOString(),
    endDate: shift.endsAt.toISOString(),
    timeZone: shift.timeZone,
    startTime: localTime(shift.startsAt, shift.timeZone),
    postDateArray: shift.seriesDays,
    duration: shift.durationHours,
    rate: centsToDollars(rate),
    totalRate: centsToDollars(timesRoundedUp(rate, shift.durationHours, shift.totalWorkers)),
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
      ...(location.precision && { precision: location.precision }),
    },
    requests: shown.filter(({ assignment }) => assignment.state === 'requested').map(toRequest),
    confirmedArr: shown.flatMap(toConfirmed),
    requestCount: shift.requestCount,
    confirmedCount: shift.confirmedCount,
    status: shift.status,
    createdAt: shift.createdAt.toISOString(),
  };
}

function localTime(instant: Date, timeZone: string): string {
  const { hour, minute } = wallTimeIn(instant, timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

const toRequest = ({ assignment, worker, rating }: ShownAssignment): ShiftRequest => ({
  _id: String(assignment._id),
  requestUser: String(assignment.workerId),
  postId: String(assignment.shiftId),
  name: worker.name,
  profilePhoto: worker.photo,
  rating,
  createdAt: assignment.requestedAt.toISOString(),
});

function toConfirmed({ assignment, worker, rating }: ShownAssignment): ConfirmedWorker[] {
  const { state, checkInTime, checkOutTime } = assignment;
  if (!isConfirmedState(state)) return [];
  return [
    {
      _id: String(assignment._id),
      requestUser: String(assignment.workerId),
      name: worker.name,
      profilePhoto: worker.photo,
      rating,
      shiftStatus: SHIFT_STATUS_TEXT[state],
      shiftDetails: {
        employer: {
          checkInTime: checkInTime?.toISOString() ?? null,
          checkOutTime: checkOutTime?.toISOString() ?? null,
          rated: assignment.rating !== null,
          rating: assignment.rating,
        },
      },
    },
  ];
}
