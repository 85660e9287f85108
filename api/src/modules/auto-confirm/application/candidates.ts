import type { AutoConfirmCriteria } from '@leafshift/contracts/auto-confirm';
import { CERTIFICATES } from '@leafshift/contracts/profile';
import { certificateValidity } from '@leafshift/domain/certificates';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { FavouriteRepository } from '../../favourites/index.ts';
import { Reputations, type Shift } from '../../posts/index.ts';
import { Profiles } from '../../profile/index.ts';
import { NotAgain } from '../../worker-notes/index.ts';

/** Whether workers are what a rule asks for. */
@Injectable()
export class Candidates {
  constructor(
    private readonly reputations: Reputations,
    private readonly favourites: FavouriteRepository,
    private readonly profiles: Profiles,
    private readonly notAgain: NotAgain,
  ) {}

  /** All that is asked for, on the day of the shift; nobody on the 'not again' list (BUSINESS-11). */
  async meets(
    workerId: WorkerId,
    shift: Shift,
    { minRating, favouritesOnly, certificate }: AutoConfirmCriteria,
  ): Promise<boolean> {
    return (
      !(await this.#isNotAgain(workerId, shift)) &&
      (minRating === null || (await this.#ratingOf(workerId)) >= minRating) &&
      (!favouritesOnly || (await this.#isFavourite(workerId, shift))) &&
      (certificate === null || (await this.#isCertified(workerId, shift, certificate)))
    );
  }

  async #ratingOf(workerId: WorkerId): Promise<number> {
    return (await this.reputations.find(workerId)).rating ?? 0;
  }

  async #isNotAgain(workerId: WorkerId, { employerId }: Shift): Promise<boolean> {
    return (await this.notAgain.among(employerId, [workerId])).has(workerId);
  }

  async #isFavourite(workerId: WorkerId, { employerId }: Shift): Promise<boolean> {
    return (await this.favourites.among(employerId, [workerId])).has(workerId);
  }

  async #isCertified(
    workerId: WorkerId,
    { startsAt, timeZone }: Shift,
    certificate: keyof typeof CERTIFICATES,
  ): Promise<boolean> {
    const { certificates } = await this.profiles.get(workerId);
    const reviews = await this.profiles.reviewsOf(workerId);
    const approved = new Set(
      reviews.flatMap(({ status, certificateId }) => (status === 'Approved' ? certificateId : [])),
    );
    const day = calendarDayIn(startsAt, timeZone);
    return certificates.some(
      ({ id, certificationName, expiresOn }) =>
        certificationName === CERTIFICATES[certificate] &&
        approved.has(id) &&
        certificateValidity(expiresOn, day) !== 'expired',
    );
  }
}
