import { offeredUntil } from '@leafshift/domain/next-in-line';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import {
  EmployerAssignmentRepository,
  hasAgreed,
  ShiftNotifications,
} from '../../assignments/index.ts';
import { BookingRepository } from '../../bookings/index.ts';
import type { Shift } from '../../posts/index.ts';
import { PlaceOfferRepository } from '../domain/place-offer.repository.ts';
import type { PlaceOffer } from '../domain/place-offer.ts';

/** The time to answer is over, if the offer is still the one to that worker until then. */
export const passOn = outboxKind(
  'nextInLine.passOn',
  z.strictObject({ shiftId: z.string(), workerId: z.string(), until: z.iso.datetime() }),
);

/** Offers free places of a shift to those who have requested it, who waits longest first. */
@Injectable()
export class Line {
  constructor(
    private readonly offers: PlaceOfferRepository,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly bookings: BookingRepository,
    private readonly notifications: ShiftNotifications,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** One more place is free; in the running transaction. */
  async addPlace(shift: Shift): Promise<void> {
    const seen = await this.offers.find(shift.id);
    if (seen) {
      await this.offers.store(shift.id, seen, { ...seen, places: seen.places + 1 });
    } else {
      await this.#offer(shift, null, { places: 1, passed: [] });
    }
  }

  /** The worker did not take it; in the running transaction. */
  async passed(shift: Shift, seen: PlaceOffer): Promise<void> {
    const { places, passed, workerId } = seen;
    await this.#offer(shift, seen, { places, passed: [...passed, workerId] });
  }

  /** The worker has taken it; in the running transaction. */
  async taken(shift: Shift, seen: PlaceOffer): Promise<void> {
    const { places, passed, workerId, employerId } = seen;
    await this.notifications.tell(
      shift,
      { kind: 'place-taken' },
      { from: workerId, to: [employerId] },
    );
    await this.#offer(shift, seen, { places: places - 1, passed });
  }

  async #offer(
    shift: Shift,
    seen: PlaceOffer | null,
    { places, passed }: Pick<PlaceOffer, 'places' | 'passed'>,
  ): Promise<void> {
    const { id: shiftId, employerId } = shift;
    const now = this.clock.now();
    const isOpen =
      places > 0 &&
      shift.status === null &&
      shift.confirmedCount < shift.totalWorkers &&
      shift.endsAt > now;
    const workerId = isOpen ? await this.#next(shift, passed) : null;
    if (!workerId) {
      await this.offers.store(shiftId, seen, null);
      if (isOpen) await this.#tellNobody(shift, seen);
      return;
    }
    const until = offeredUntil(shift, now);
    await this.offers.store(shiftId, seen, {
      shiftId,
      employerId,
      workerId,
      until,
      places,
      passed,
    });
    const record = { shiftId, workerId, until: until.toISOString() };
    await this.outbox.add(passOn, record, { notBefore: until });
    await this.notifications.tell(
      shift,
      { kind: 'place-offered', until },
      { from: employerId, to: [workerId] },
    );
  }

  /** Only where somebody was in line: that nobody was, the business sees at once. */
  async #tellNobody(shift: Shift, seen: PlaceOffer | null): Promise<void> {
    if (seen) {
      const { employerId, workerId } = seen;
      const people = { from: workerId, to: [employerId] };
      await this.notifications.tell(shift, { kind: 'nobody-in-line' }, people);
    }
  }

  async #next(shift: Shift, passed: readonly WorkerId[]): Promise<WorkerId | null> {
    const taken = await this.assignments.listTaken(shift.employerId, [shift.id]);
    for (const assignment of taken) {
      const { workerId, state } = assignment;
      const isWaiting = state === 'requested' && hasAgreed(assignment, shift);
      if (isWaiting && !passed.includes(workerId) && (await this.#isFree(workerId, shift))) {
        return workerId;
      }
    }
    return null;
  }

  async #isFree(workerId: WorkerId, { id, startsAt, endsAt }: Shift): Promise<boolean> {
    const { bookings } = await this.bookings.find(workerId);
    return !bookings.some(
      (booked) => booked.shiftId !== id && booked.startsAt < endsAt && startsAt < booked.endsAt,
    );
  }
}
