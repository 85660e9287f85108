import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { SavedSearchId } from './saved-search.ts';

/** A new shift that a saved search found; it is forgotten once it begins. */
export interface FoundShift {
  readonly workerId: WorkerId;
  readonly searchId: SavedSearchId;
  readonly shiftId: ShiftId;
  readonly startsAt: Date;
}

/** What saved searches found, once a worker and shift, whichever of their searches it fits. */
export abstract class FoundShiftRepository {
  /** Does nothing for shifts that were found for the worker before. */
  abstract add(found: readonly FoundShift[]): Promise<void>;

  /** Takes out what the search found and its worker was not told of; it does not come again. */
  abstract takeWaiting(searchId: SavedSearchId): Promise<readonly ShiftId[]>;

  abstract removeOf(userId: UserId): Promise<void>;
}
