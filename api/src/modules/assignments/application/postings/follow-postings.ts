import { timesRoundedUp } from '@leafshift/domain/money';
import { awaitsAgreement } from '@leafshift/domain/shift-lifecycle';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WorkerId } from '../../../../core/ids.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { BookingRepository } from '../../../bookings/index.ts';
import { agreedTermsOf, type Shift, shiftCancelled, shiftChanged } from '../../../posts/index.ts';
import { EmployerAssignmentRepository } from '../../domain/ports/employer-assignment.repository.ts';
import { LatePay } from '../absence/late-pay.ts';
import { ShiftNotifications } from '../notifications/shift-notifications.ts';
import { latePayOwed } from './late-pay-owed.ts';

/** What a change of a posting does to the workers on it: they move with it, are asked again or are free, and are told. */
@Injectable()
export class FollowPostings implements OnModuleInit {
  constructor(
    private readonly assignments: EmployerAssignmentRepository,
    private readonly bookings: BookingRepository,
    private readonly latePay: LatePay,
    private readonly notifications: ShiftNotifications,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(shiftChanged, ({ shift }) => this.#change(shift));
    this.events.subscribe(shiftCancelled, ({ shift }) => this.#end(shift));
  }

  /** Who asked on other terms is asked again and told both; the others are told. */
  async #change(shift: Shift): Promise<void> {
    const { employerId: from, id } = shift;
    await this.assignments.move(from, id, shift);
    const following: WorkerId[] = [];
    const terms = agreedTermsOf(shift);
    for (const assignment of await this.assignments.listTaken(from, [id])) {
      const { workerId, agreed } = assignment;
      if (agreed && awaitsAgreement(terms, assignment)) {
        const happening = { kind: 'terms-changed', before: agreed } as const;
        await this.notifications.tell(shift, happening, { from, to: [workerId] });
      } else {
        following.push(workerId);
      }
    }
    await this.assignments.follow(from, shift, following);
    await this.notifications.tell(shift, { kind: 'shift-changed' }, { from, to: following });
  }

  async #end(shift: Shift): Promise<void> {
    const { employerId: from, id } = shift;
    const hours = this.latePay.hours(shift);
    const { requested, confirmed } = await this.assignments.cancelAll(from, id, hours);
    for (const workerId of confirmed) {
      await this.bookings.cancel(workerId, id);
    }
    const isPaid = hours !== null && confirmed.length > 0;
    const pay = isPaid ? timesRoundedUp(shift.rate, hours) : null;
    const happening = { kind: 'shift-cancelled', pay: null, wasConfirmed: false } as const;
    await this.notifications.tell(shift, happening, { from, to: requested });
    if (confirmed.length > 0) {
      const released = { ...happening, pay, wasConfirmed: true };
      await this.notifications.tell(shift, released, { from, to: confirmed });
    }
    if (shift.latePayCount > 0 || isPaid) {
      await this.events.publish(latePayOwed, { shift });
    }
  }
}
