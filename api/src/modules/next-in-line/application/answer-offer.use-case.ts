import type { SeenTerms, TempPost } from '@leafshift/contracts/posts';
import { RefusedError } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { ConfirmWorkerUseCase, WorkerAssignmentRepository } from '../../assignments/index.ts';
import { CredentialGate } from '../../credentials/index.ts';
import { type Shift, type ShiftId, Shifts, ShiftViews } from '../../posts/index.ts';
import { NotAgain } from '../../worker-notes/index.ts';
import { PlaceOfferRepository } from '../domain/place-offer.repository.ts';
import type { PlaceOffer } from '../domain/place-offer.ts';
import { FollowConfirmations } from './follow-confirmations.ts';
import { Line } from './line.ts';
import { RequestOffered } from './request-offered.ts';

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
    private readonly assignments: WorkerAssignmentRepository,
    private readonly requests: RequestOffered,
    private readonly confirmWorker: ConfirmWorkerUseCase,
    private readonly confirmations: FollowConfirmations,
    private readonly changes: GuardedChanges,
    private readonly credentials: CredentialGate,
    private readonly views: ShiftViews,
    private readonly notAgain: NotAgain,
    private readonly clock: Clock,
  ) {}

  /**
   * The business has agreed by offering it: taking the place is a request, where there is none yet, and
   * its confirmation. Whose confirmation is refused stands among the requests, as if they had asked.
   * Throws NOT_FOUND, PLACE_NOT_OFFERED, or what requesting or confirming is refused with.
   */
  async accept(workerId: WorkerId, shiftId: ShiftId, seen?: SeenTerms): Promise<TempPost> {
    const { shift: offered, offer } = await this.#check(workerId, shiftId);
    // In the moment before it goes to the next, the worker hears what they hear afterwards.
    if ((await this.notAgain.among(offer.employerId, [workerId])).has(workerId)) {
      refuse('PLACE_NOT_OFFERED');
    }
    const asked = await this.assignments.find(workerId, shiftId);
    const hasAsked = asked?.state === 'requested';
    if (hasAsked) {
      await this.credentials.require(workerId, offered);
    }
    const assignmentId = hasAsked ? asked.id : await this.requests.execute(workerId, shiftId, seen);
    try {
      await this.confirmations.taking(workerId, () =>
        this.confirmWorker.execute(offer.employerId, { shiftId, workerId, assignmentId }),
      );
    } catch (error) {
      if (!hasAsked && error instanceof RefusedError) await this.requests.tell(workerId, shiftId);
      throw error;
    }
    const shift = (await this.shifts.find(shiftId)) ?? refuse('NOT_FOUND');
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

  /** A shift that the worker has nothing to do with is none that they know of. */
  async #check(workerId: WorkerId, shiftId: ShiftId): Promise<OfferedPlace> {
    const shift = (await this.shifts.find(shiftId)) ?? refuse('NOT_FOUND');
    const offer = await this.offers.find(shiftId);
    if (offer?.workerId !== workerId || offer.until <= this.clock.now()) {
      const isKnown =
        offer?.workerId === workerId ||
        offer?.passed.includes(workerId) ||
        (await this.assignments.find(workerId, shiftId));
      return refuse(isKnown ? 'PLACE_NOT_OFFERED' : 'NOT_FOUND');
    }
    return { shift, offer };
  }
}
