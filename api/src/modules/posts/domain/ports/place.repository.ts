import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import type { PlaceId, ShiftId } from '../ids.ts';
import type { ShiftPlace } from '../place.ts';

/** Which confirmed worker of which shift. */
export interface PlaceKey {
  readonly shiftId: ShiftId;
  readonly placeId: PlaceId;
}

/**
 * The places of an employer's own shifts. Each change is one conditional write on the place's
 * state, and answers null when the place is in another one.
 */
export abstract class PlaceRepository {
  abstract find(employerId: EmployerId, key: PlaceKey): Promise<ShiftPlace | null>;

  /** Those of the places that are on the shift. */
  abstract findMany(
    employerId: EmployerId,
    shiftId: ShiftId,
    placeIds: readonly PlaceId[],
  ): Promise<readonly ShiftPlace[]>;

  /** Requested and confirmed places of the shifts, longest waiting first. */
  abstract listTaken(
    employerId: EmployerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly ShiftPlace[]>;

  abstract confirm(
    employerId: EmployerId,
    key: PlaceKey,
    workerId: WorkerId,
  ): Promise<ShiftPlace | null>;

  /** Also of a worker who was marked as not having come; `from` is the state that was seen. */
  abstract clockIn(
    employerId: EmployerId,
    key: PlaceKey,
    entry: { readonly from: 'confirmed' | 'noShow'; readonly at: Date },
  ): Promise<ShiftPlace | null>;

  abstract markNoShow(employerId: EmployerId, key: PlaceKey): Promise<ShiftPlace | null>;

  /** Only when that check-in is still the one the check-out was compared with. */
  abstract clockOut(
    employerId: EmployerId,
    key: PlaceKey,
    times: { readonly checkIn: Date; readonly checkOut: Date },
  ): Promise<ShiftPlace | null>;

  abstract rate(
    employerId: EmployerId,
    key: PlaceKey,
    rating: { readonly workerId: WorkerId; readonly stars: number },
  ): Promise<ShiftPlace | null>;

  /** The times of all places of a shift that was moved. */
  abstract move(
    employerId: EmployerId,
    shiftId: ShiftId,
    times: { readonly startsAt: Date; readonly endsAt: Date },
  ): Promise<void>;

  /** Ends the requests of a cancelled shift; answers whose they were. */
  abstract cancelRequests(employerId: EmployerId, shiftId: ShiftId): Promise<readonly WorkerId[]>;

  /** Marks the places of a submitted shift; requests on it are over. Answers those who worked. */
  abstract complete(
    employerId: EmployerId,
    shiftId: ShiftId,
    at: Date,
  ): Promise<readonly ShiftPlace[]>;
}
