import type { TempPost } from '@leafshift/contracts/posts';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { AssignmentProgress, ConfirmWorkerUseCase } from '../../assignments/index.ts';
import { type Shift, type ShiftId, Shifts, ShiftViews } from '../../posts/index.ts';
import { PlaceOfferRepository } from '../domain/place-offer.repository.ts';
import type { PlaceOffer } from '../domain/place-offer.ts';
import { Line } from './line.ts';

interface OfferedPlace {
  readonly shift: Shift;
  readonly offer: PlaceOffer;
}

/** A worker takes the place that is offered to them, or lets it go to the next. */
@Injectable()
export class AnswerOfferUseCase {
  constructor(
    private readonly line: Line,
    private readonly offers: PlaceOfferRepository,
    private readonly shifts: Shifts,
    private readonly progress: AssignmentProgress,
    private readonly confirmWorker: ConfirmWorkerUseCase,
    private readonly changes: GuardedChanges,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
  ) {}

  /**
   * The business has agreed by the rule: who requested a shift and is next in line is confirmed by
   * taking the place. Throws NOT_FOUND, PLACE_NOT_OFFERED, or what confirming is refused with.
   */
  async accept(workerId: WorkerId, shiftId: ShiftId): Promise<TempPost> {
    const { offer } = await this.#check(workerId, shiftId);
    const own = (await this.progress.findOwn(workerId, shiftId)) ?? refuse('NOT_FOUND');
    const request = { shiftId, workerId, assignmentId: own.assignment.id };
    await this.confirmWorker.execute(offer.employerId, request);
    const shift = await this.changes.run(
      shiftId,
      async () => (await this.shifts.find(shiftId)) ?? refuse('NOT_FOUND'),
      async (confirmed) => {
        const seen = await this.offers.find(shiftId);
        if (seen?.workerId === workerId) {
          await this.line.taken(confirmed, seen);
        }
        return confirmed;
      },
    );
    return this.views.oneForWorker(workerId, shift);
  }

  /** Throws NOT_FOUND or PLACE_NOT_OFFERED. */
  async decline(workerId: WorkerId, shiftId: ShiftId): Promise<void> {
    await this.changes.run(
      shiftId,
      () => this.#check(workerId, shiftId),
      ({ shift, offer }) => this.line.passed(shift, offer),
    );
  }

  async #check(workerId: WorkerId, shiftId: ShiftId): Promise<OfferedPlace> {
    const own = (await this.progress.findOwn(workerId, shiftId)) ?? refuse('NOT_FOUND');
    const offer = await this.offers.find(shiftId);
    if (offer?.workerId !== workerId || offer.until <= this.clock.now()) {
      return refuse('PLACE_NOT_OFFERED');
    }
    return { shift: own.shift, offer };
  }
}
