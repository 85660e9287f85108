import {
  MAX_SAVED_SEARCHES,
  type SavedSearch as SavedSearchAnswer,
  type SavedSearchChange,
  type SavedSearchForm,
} from '@leafshift/contracts/saved-searches';
import { textCode } from '@leafshift/domain/text-code';
import { Injectable } from '@nestjs/common';
import { refuse, refuseField } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { FoundShiftRepository } from '../domain/found-shift.repository.ts';
import { SavedSearchRepository } from '../domain/saved-search.repository.ts';
import type { SavedSearch, SavedSearchId } from '../domain/saved-search.ts';

const NAME_IN_USE = textCode('SEARCH_NAME_IN_USE');

/** A worker's own searches, as they keep and change them. */
@Injectable()
export class OwnSearches {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly found: FoundShiftRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(workerId: WorkerId): Promise<SavedSearchAnswer[]> {
    return (await this.searches.list(workerId)).map(answerOf);
  }

  /** Throws TOO_MANY_SEARCHES, and VALIDATION_FAILED for a name that another one has. */
  async save(workerId: WorkerId, form: SavedSearchForm): Promise<SavedSearchAnswer> {
    if ((await this.searches.count(workerId)) >= MAX_SAVED_SEARCHES) {
      refuse('TOO_MANY_SEARCHES');
    }
    const search = {
      ...form,
      id: newId<SavedSearchId>(),
      workerId,
      savedAt: this.clock.now(),
      toldAt: null,
    };
    if ((await this.searches.add(search)) === 'name-in-use') {
      refuseField('name', NAME_IN_USE);
    }
    // Others may have been added since the first look; whoever sees too many takes its own back.
    if ((await this.searches.count(workerId)) > MAX_SAVED_SEARCHES) {
      await this.searches.remove(workerId, search.id);
      refuse('TOO_MANY_SEARCHES');
    }
    return answerOf(search);
  }

  /**
   * What waits to be told is not told once alerts are off. Throws NOT_FOUND, and VALIDATION_FAILED for
   * a name that another one has.
   */
  async change(
    workerId: WorkerId,
    id: SavedSearchId,
    change: SavedSearchChange,
  ): Promise<SavedSearchAnswer> {
    const outcome = await this.searches.change(workerId, id, change);
    if (outcome === 'name-in-use') {
      refuseField('name', NAME_IN_USE);
    }
    if (outcome === 'changed' && !change.alerts) {
      await this.found.takeWaiting(id);
    }
    return answerOf((await this.searches.find(workerId, id)) ?? refuse('NOT_FOUND'));
  }

  /** Throws NOT_FOUND. */
  remove(workerId: WorkerId, id: SavedSearchId): Promise<void> {
    return this.transactions.run(async () => {
      if (!(await this.searches.remove(workerId, id))) {
        refuse('NOT_FOUND');
      }
      await this.found.takeWaiting(id);
    });
  }
}

const answerOf = ({
  id,
  name,
  filters,
  sort,
  alerts,
  savedAt,
}: SavedSearch): SavedSearchAnswer => ({
  _id: id,
  name,
  filters,
  sort,
  alerts,
  savedAt: savedAt.toISOString(),
});
