import type { WorkerId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { PlaceOffer } from './place-offer.ts';

export abstract class PlaceOfferRepository {
  abstract find(shiftId: ShiftId): Promise<PlaceOffer | null>;

  /** Those that the worker can take at that time. */
  abstract listOf(workerId: WorkerId, now: Date): Promise<readonly PlaceOffer[]>;

  /** The one on a shift, and those that the worker can take at that time, read at once. */
  abstract listConcerning(
    shiftId: ShiftId,
    workerId: WorkerId,
    now: Date,
  ): Promise<readonly PlaceOffer[]>;

  /** Stores an offer of a shift in place of the one that was read; null is none. Throws when that has moved on. */
  abstract store(shiftId: ShiftId, seen: PlaceOffer | null, next: PlaceOffer | null): Promise<void>;
}
