import { isLateCancellation } from '@leafshift/domain/shift-lifecycle';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { type LeavingCause, workerLeft } from '../../assignments/index.ts';
import { type Shift, type ShiftId, Shifts } from '../../posts/index.ts';
import { PlaceOfferRepository } from '../domain/place-offer.repository.ts';
import { Line, passOn } from './line.ts';

/**
 * Begins to offer a place where a worker has not come, has not answered in time, or has cancelled
 * late. Whom a business releases of its own will, it replaces itself.
 */
@Injectable()
export class FollowLeaving implements OnModuleInit {
  constructor(
    private readonly line: Line,
    private readonly offers: PlaceOfferRepository,
    private readonly shifts: Shifts,
    private readonly changes: GuardedChanges,
    private readonly events: DomainEvents,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(workerLeft, async ({ shift, cause }) => {
      if (this.#isOffered(shift, cause)) {
        await this.line.addPlace(shift);
      }
    });
    this.handlers.register(passOn, ({ shiftId, workerId, until }) =>
      this.#passOn(asId<ShiftId>(shiftId), workerId, until),
    );
  }

  #isOffered(shift: Shift, cause: LeavingCause): boolean {
    switch (cause) {
      case 'no-show':
      case 'unanswered':
        return true;
      case 'worker':
        return isLateCancellation(shift, this.clock.now());
      case 'business':
        return false;
    }
  }

  #passOn(shiftId: ShiftId, workerId: string, until: string): Promise<void> {
    return this.changes.run(
      shiftId,
      () => this.shifts.find(shiftId),
      async (shift) => {
        const offer = await this.offers.find(shiftId);
        const isIt = offer?.workerId === workerId && offer.until.toISOString() === until;
        if (shift && offer && isIt) {
          await this.line.passed(shift, offer);
        }
      },
    );
  }
}
