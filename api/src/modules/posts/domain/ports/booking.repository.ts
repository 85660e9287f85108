import type { WorkerId } from '../../../../core/ids.ts';
import type { ShiftId } from '../ids.ts';

/** A confirmed shift of a worker. */
export interface Booking {
  readonly shiftId: ShiftId;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The confirmed shifts of each worker, kept so that no two of them can overlap. */
export abstract class BookingRepository {
  /** Books the shift and answers true, or false where it overlaps with another booking. */
  abstract book(workerId: WorkerId, booking: Booking): Promise<boolean>;

  abstract cancel(workerId: WorkerId, shiftId: ShiftId): Promise<void>;

  /** Bookings that end after that instant. */
  abstract listEndingAfter(workerId: WorkerId, at: Date): Promise<readonly Booking[]>;

  /** All bookings that are kept of the workers; who has none is missing. */
  abstract listMany(
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlyMap<WorkerId, readonly Booking[]>>;
}
