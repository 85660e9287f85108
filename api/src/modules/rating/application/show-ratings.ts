import { ratingsShownAt } from '@leafshift/domain/business-rating';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import {
  type AssignmentId,
  AssignmentProgress,
  ShiftNotifications,
} from '../../assignments/index.ts';
import { type Shift, type ShiftId, Shifts } from '../../posts/index.ts';
import { ReputationRepository } from '../domain/reputation.repository.ts';
import { ShiftRatingRepository } from '../domain/shift-rating.repository.ts';
import type { ShiftRating } from '../domain/shift-rating.ts';

const show = outboxKind(
  'rating.show',
  z.strictObject({ assignmentId: z.string(), shiftId: z.string() }),
);

/**
 * Shows the ratings of a shift to both sides at once, when both are given or seven days after its
 * end, so that nobody answers a bad one with a bad one. Until then they count in no average and
 * nobody is told of them.
 */
@Injectable()
export class ShowRatings implements OnModuleInit {
  constructor(
    private readonly ratings: ShiftRatingRepository,
    private readonly reputations: ReputationRepository,
    private readonly progress: AssignmentProgress,
    private readonly shifts: Shifts,
    private readonly notifications: ShiftNotifications,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(show, async ({ assignmentId, shiftId }) => {
      const shift = await this.shifts.find(asId<ShiftId>(shiftId));
      if (shift) {
        await this.transactions.run(() => this.#show(asId<AssignmentId>(assignmentId), shift));
      }
    });
  }

  /** In the transaction of a rating: shows it if the other side's is there, else plans it. */
  async follow(shift: Shift, rating: ShiftRating): Promise<void> {
    const { assignmentId, ofWorker, ofBusiness } = rating;
    if (rating.shownAt !== null) {
      await this.#tellWorker(shift, rating);
    } else if (ofWorker && ofBusiness) {
      await this.#show(assignmentId, shift);
    } else {
      await this.outbox.add(
        show,
        { assignmentId, shiftId: shift.id },
        { key: assignmentId, notBefore: ratingsShownAt(shift.endsAt) },
      );
    }
  }

  async #show(assignmentId: AssignmentId, shift: Shift): Promise<void> {
    const rating = await this.ratings.show(assignmentId, this.clock.now());
    if (rating?.ofWorker) {
      await this.reputations.addRating(rating.workerId, rating.ofWorker.stars);
      await this.#tellWorker(shift, rating);
    }
    if (rating?.ofBusiness) {
      const { employerId, workerId, ofBusiness } = rating;
      await this.reputations.addRating(employerId, ofBusiness.stars);
      await this.notifications.tell(
        shift,
        { kind: 'business-rated', stars: ofBusiness.stars },
        { from: workerId, to: [employerId] },
      );
    }
  }

  /**
   * Stars that an employer gives after having seen the worker's are told and count in no average:
   * they may be an answer to them, and the shift cannot be submitted without.
   */
  async #tellWorker(shift: Shift, rating: ShiftRating): Promise<void> {
    const { assignmentId, shiftId, employerId, workerId, ofWorker } = rating;
    if (ofWorker) {
      await this.progress.showRating(employerId, { assignmentId, shiftId });
      await this.notifications.tell(
        shift,
        { kind: 'rated', stars: ofWorker.stars },
        { from: employerId, to: [workerId] },
      );
    }
  }
}
