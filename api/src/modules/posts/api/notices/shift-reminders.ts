import { CANCELLATION_NOTICE_HOURS } from '@leafshift/domain/shift-lifecycle';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId, type WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { Transactions } from '../../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../../infra/outbox/outbox-kind.ts';
import type { ShiftId } from '../../domain/ids.ts';
import type { Shift } from '../../domain/shift.ts';
import { WorkerRecords } from '../records.ts';
import { ShiftNotices } from './shift-notices.ts';

const HOUR_MS = 3_600_000;

const remind = outboxKind(
  'posts.remind',
  z.strictObject({ shiftId: z.string(), workerId: z.string() }),
);

/**
 * Reminds confirmed workers 24 hours before the start, while cancelling is still free of
 * consequences. The reminder waits in the outbox, so that one node sends it, once.
 */
@Injectable()
export class ShiftReminders implements OnModuleInit {
  constructor(
    private readonly records: WorkerRecords,
    private readonly notices: ShiftNotices,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(remind, ({ shiftId, workerId }) =>
      this.#remind(asId<ShiftId>(shiftId), asId<WorkerId>(workerId)),
    );
  }

  /** Plans the reminder in the transaction of the confirmation; with less than 24 hours to go there is none. */
  async plan(shift: Shift, workerId: WorkerId): Promise<void> {
    const notBefore = new Date(shift.startsAt.getTime() - CANCELLATION_NOTICE_HOURS * HOUR_MS);
    if (notBefore > this.clock.now()) {
      const key = `${shift.id}:${workerId}`;
      await this.outbox.add(remind, { shiftId: shift.id, workerId }, { key, notBefore });
    }
  }

  async #remind(shiftId: ShiftId, workerId: WorkerId): Promise<void> {
    const place = await this.records.places.find(workerId, shiftId);
    const [shift] = await this.records.shifts.list([shiftId]);
    const isStillToCome = place?.state === 'confirmed' && place.startsAt > this.clock.now();
    if (shift && isStillToCome) {
      await this.transactions.run(() => this.notices.remind(shift, workerId));
    }
  }
}
