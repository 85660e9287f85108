import type { SavedSearchChange } from '@leafshift/contracts/saved-searches';
import type { Cents } from '@leafshift/domain/money';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { SavedSearch, SavedSearchId } from './saved-search.ts';

/** What shifts of one posting have in common; `rate` is that of the best paid. */
export interface PostedKind {
  readonly jobType: string;
  readonly province: string;
  readonly rate: Cents;
}

/** Workers' saved searches. Writes answer `name-in-use` where another one of the worker has the name. */
export abstract class SavedSearchRepository {
  /** By name. */
  abstract list(workerId: WorkerId): Promise<readonly SavedSearch[]>;

  abstract find(workerId: WorkerId, id: SavedSearchId): Promise<SavedSearch | null>;

  abstract count(workerId: WorkerId): Promise<number>;

  abstract add(search: SavedSearch): Promise<'added' | 'name-in-use'>;

  abstract change(
    workerId: WorkerId,
    id: SavedSearchId,
    change: SavedSearchChange,
  ): Promise<'changed' | 'not-found' | 'name-in-use'>;

  /** Whether there was one to remove. */
  abstract remove(workerId: WorkerId, id: SavedSearchId): Promise<boolean>;

  /** Searches with alerts that such a shift may fit, by id; those after `after` where that is given. */
  abstract alerting(
    kind: PostedKind,
    after: SavedSearchId | null,
    limit: number,
  ): Promise<readonly SavedSearch[]>;

  /**
   * A search with alerts, whatever else its worker does with it in the meantime: two transactions that
   * ask for the same one do not both go through.
   */
  abstract findToTell(id: SavedSearchId, now: Date): Promise<SavedSearch | null>;

  abstract noteTold(id: SavedSearchId, toldAt: Date): Promise<void>;

  abstract removeOf(userId: UserId): Promise<void>;
}
