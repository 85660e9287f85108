import type { ShiftTimes } from '@leafshift/domain/shift-lifecycle';
import { hoursBetween } from '@leafshift/domain/time-zone';
import type { WorkerId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';

/** A confirmed shift of a worker. */
export interface Booking {
  readonly shiftId: ShiftId;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What is booked of a worker. */
export interface WorkerBookings {
  readonly bookings: readonly Booking[];
  /** How often the worker was released from all coming shifts. */
  readonly releases: number;
}

/** The confirmed shifts of each worker, kept so that no two of them can overlap. */
export abstract class BookingRepository {
  /**
   * Books the shift; null where it overlaps with another booking, or where the worker was released
   * since `releases` was read.
   */
  abstract book(workerId: WorkerId, booking: Booking, releases: number): Promise<Booking | null>;

  abstract cancel(workerId: WorkerId, shiftId: ShiftId): Promise<void>;

  abstract find(workerId: WorkerId): Promise<WorkerBookings>;

  /**
   * Counts a release, so that no confirmation comes through whose check was before it. Answers the
   * bookings that begin after that instant.
   */
  abstract noteRelease(workerId: WorkerId, at: Date): Promise<readonly Booking[]>;

  /** Bookings that end after that instant. */
  abstract listEndingAfter(workerId: WorkerId, at: Date): Promise<readonly Booking[]>;
}

/** When a worker is confirmed elsewhere than on that shift, for the rule on overlaps. */
export const confirmedElsewhere = (
  bookings: readonly Booking[],
  shiftId: ShiftId,
): readonly ShiftTimes[] =>
  bookings
    .filter((booking) => booking.shiftId !== shiftId)
    .map(({ startsAt, endsAt }) => ({ startsAt, durationHours: hoursBetween(startsAt, endsAt) }));
