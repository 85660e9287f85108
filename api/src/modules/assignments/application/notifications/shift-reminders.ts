import { CANCELLATION_NOTICE_HOURS } from '@leafshift/domain/shift-lifecycle';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId, type WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { Transactions } from '../../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../../infra/outbox/outbox-kind.ts';
import { type Shift, type ShiftId, Shifts } from '../../../posts/index.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';
import { ShiftNotifications } from './shift-notifications.ts';

const HOUR_MS = 3_600_000;

const remind = outboxKind(
  'assignments.remind',
  z.strictObject({ shiftId: z.string(), workerId: z.string(), startsAt: z.iso.datetime() }),
);

/**
 * Reminds confirmed workers 24 hours before the start, while cancelling is still free of
 * consequences. The reminder waits in the outbox, so that one node sends it, once. It is for one
 * start: who cancels and is confirmed again after the shift was moved has a reminder for the new one,
 * and the one for the old start comes to nothing.
 */
@Injectable()
export class ShiftReminders implements OnModuleInit {
  constructor(
    private readonly shifts: Shifts,
    private readonly assignments: WorkerAssignmentRepository,
    private readonly notifications: ShiftNotifications,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(remind, ({ shiftId, workerId, startsAt }) =>
      this.#remind(asId<ShiftId>(shiftId), asId<WorkerId>(workerId), new Date(startsAt)),
    );
  }

  /** Plans the reminder in the transaction of the confirmation; with less than 24 hours to go there is none. */
  async plan(shift: Shift, workerId: WorkerId): Promise<void> {
    const notBefore = new Date(shift.startsAt.getTime() - CANCELLATION_NOTICE_HOURS * HOUR_MS);
    if (notBefore > this.clock.now()) {
      const startsAt = shift.startsAt.toISOString();
      const key = `${shift.id}:${workerId}:${startsAt}`;
      await this.outbox.add(remind, { shiftId: shift.id, workerId, startsAt }, { key, notBefore });
    }
  }

  async #remind(shiftId: ShiftId, workerId: WorkerId, startsAt: Date): Promise<void> {
    const assignment = await this.assignments.find(workerId, shiftId);
    const shift = await this.shifts.find(shiftId);
    const isStillDue =
      assignment?.state === 'confirmed' &&
      shift?.startsAt.getTime() === startsAt.getTime() &&
      startsAt > this.clock.now();
    if (isStillDue) {
      await this.transactions.run(() => this.notifications.remind(shift, workerId));
    }
  }
}
