import type { OfferableWorker } from '@leafshift/contracts/next-in-line';
import { Injectable } from '@nestjs/common';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { FavouriteRepository } from '../../favourites/index.ts';
import { Reputations } from '../../posts/index.ts';
import { Profiles, WorkRecords } from '../../profile/index.ts';
import { NotAgain } from '../../worker-notes/index.ts';
import { FormerWorkers } from '../domain/former-workers.ts';

/**
 * Whom a business may offer places to: its favourites, and who has worked for it before (SHIFT-65), but
 * nobody on its 'not again' list (BUSINESS-11).
 */
@Injectable()
export class KnownWorkers {
  constructor(
    private readonly favourites: FavouriteRepository,
    private readonly former: FormerWorkers,
    private readonly records: WorkRecords,
    private readonly reputations: Reputations,
    private readonly profiles: Profiles,
    private readonly notAgain: NotAgain,
  ) {}

  /** Favourites first. */
  async ids(employerId: EmployerId): Promise<readonly WorkerId[]> {
    const favourites = await this.favourites.list(employerId);
    const former = await this.former.list(employerId);
    const known = [...new Set([...favourites.map(({ workerId }) => workerId), ...former])];
    const notAgain = await this.notAgain.among(employerId, known);
    return known.filter((workerId) => !notAgain.has(workerId));
  }

  /** Favourites first, then who has worked most; closed accounts are missing. */
  async list(employerId: EmployerId): Promise<OfferableWorker[]> {
    const workerIds = await this.ids(employerId);
    const [cards, reputations, completed, favourites] = await Promise.all([
      this.profiles.cards(workerIds),
      this.reputations.list(workerIds),
      this.records.completedFor(employerId, workerIds),
      this.favourites.among(employerId, workerIds),
    ]);
    const workers = workerIds.flatMap((workerId) => {
      const card = cards.get(workerId);
      if (!card) return [];
      return {
        _id: workerId,
        name: card.name,
        profilePhoto: card.photo,
        rating: reputations.get(workerId)?.rating ?? null,
        shiftsWithMe: completed.get(workerId) ?? 0,
        isFavourite: favourites.has(workerId),
      };
    });
    const isFavourite = ({ isFavourite: is }: OfferableWorker) => Number(is);
    return workers.toSorted(
      (one, other) =>
        isFavourite(other) - isFavourite(one) || other.shiftsWithMe - one.shiftsWithMe,
    );
  }
}
