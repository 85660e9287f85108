import type { OwnOffer, ShiftChain } from '@leafshift/contracts/next-in-line';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { FORMER_MEMBER, MarketAccounts } from '../../job-board/index.ts';
import { type ShiftId, Shifts } from '../../posts/index.ts';
import { PlaceOfferRepository } from '../domain/place-offer.repository.ts';

/** Places that are offered, as both sides read them. */
@Injectable()
export class OfferLists {
  constructor(
    private readonly offers: PlaceOfferRepository,
    private readonly shifts: Shifts,
    private readonly accounts: MarketAccounts,
    private readonly clock: Clock,
  ) {}

  /** Those that nobody else has been confirmed for meanwhile. */
  async ofWorker(workerId: WorkerId): Promise<readonly OwnOffer[]> {
    const offers = await this.offers.listOf(workerId, this.clock.now());
    const shifts = await this.shifts.list(offers.map(({ shiftId }) => shiftId));
    const open = new Set(
      shifts
        .filter(
          ({ status, confirmedCount, totalWorkers }) =>
            status === null && confirmedCount < totalWorkers,
        )
        .map(({ id }) => id),
    );
    return offers
      .filter(({ shiftId }) => open.has(shiftId))
      .map(({ shiftId, until }) => ({ postId: shiftId, until: until.toISOString() }));
  }

  /** Throws NOT_FOUND. */
  async ofShift(employerId: EmployerId, shiftId: ShiftId): Promise<ShiftChain> {
    const shift = (await this.shifts.findOf(employerId, shiftId)) ?? refuse('NOT_FOUND');
    const offer = await this.offers.find(shift.id);
    if (!offer || offer.until <= this.clock.now() || shift.confirmedCount >= shift.totalWorkers) {
      return { offer: null };
    }
    const { workerId, until, chosen, passed, isReplacement } = offer;
    const toCome = chosen.filter((id) => id !== workerId && !passed.includes(id));
    const cards = await this.accounts.cards([workerId, ...toCome, ...passed]);
    const named = (id: WorkerId) => ({
      workerId: id,
      name: (cards.get(id) ?? FORMER_MEMBER).name,
    });
    return {
      offer: { ...named(workerId), until: until.toISOString() },
      next: toCome.map(named),
      passed: passed.map(named),
      isReplacement,
    };
  }
}
