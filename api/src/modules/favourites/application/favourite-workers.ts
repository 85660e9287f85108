import { type FavouriteWorker, MAX_FAVOURITES } from '@leafshift/contracts/favourites';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Reputations } from '../../posts/index.ts';
import { Profiles, WorkRecords } from '../../profile/index.ts';
import { NotAgain } from '../../worker-notes/index.ts';
import { type Favourite, FavouriteRepository } from '../domain/favourite.repository.ts';

/** An employer's favourite workers, as they are shown. */
@Injectable()
export class FavouriteWorkers {
  constructor(
    private readonly favourites: FavouriteRepository,
    private readonly records: WorkRecords,
    private readonly reputations: Reputations,
    private readonly profiles: Profiles,
    private readonly notAgain: NotAgain,
    private readonly clock: Clock,
  ) {}

  async list(employerId: EmployerId): Promise<FavouriteWorker[]> {
    return this.#shown(employerId, await this.favourites.list(employerId));
  }

  /**
   * Throws NOT_FOUND for a worker who has nothing to do with any shift of the employer,
   * WORKER_NOT_AGAIN or TOO_MANY_FAVOURITES.
   */
  async add(employerId: EmployerId, workerId: WorkerId): Promise<FavouriteWorker> {
    if (!(await this.records.findForEmployer(employerId, workerId))) {
      refuse('NOT_FOUND');
    }
    if ((await this.notAgain.among(employerId, [workerId])).has(workerId)) {
      refuse('WORKER_NOT_AGAIN');
    }
    const known = await this.favourites.among(employerId, [workerId]);
    if (!known.has(workerId) && (await this.favourites.count(employerId)) >= MAX_FAVOURITES) {
      refuse('TOO_MANY_FAVOURITES');
    }
    const favourite = { workerId, addedAt: this.clock.now() };
    const added = await this.favourites.add(employerId, favourite);
    const [shown] = await this.#shown(employerId, [added]);
    return shown ?? refuse('NOT_FOUND');
  }

  /** Does nothing for who is not one. */
  remove(employerId: EmployerId, workerId: WorkerId): Promise<void> {
    return this.favourites.remove(employerId, workerId);
  }

  /** Closed accounts are missing. */
  async #shown(
    employerId: EmployerId,
    favourites: readonly Favourite[],
  ): Promise<FavouriteWorker[]> {
    const workerIds = favourites.map(({ workerId }) => workerId);
    const cards = await this.profiles.cards(workerIds);
    const reputations = await this.reputations.list(workerIds);
    const completed = await this.records.completedFor(employerId, workerIds);
    return favourites.flatMap(({ workerId, addedAt }) => {
      const card = cards.get(workerId);
      return card
        ? [
            {
              _id: workerId,
              name: card.name,
              profilePhoto: card.photo,
              rating: reputations.get(workerId)?.rating ?? null,
              shiftsWithMe: completed.get(workerId) ?? 0,
              addedAt: addedAt.toISOString(),
            },
          ]
        : [];
    });
  }
}
