import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId, type WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import { Outbox } from '../../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../../infra/outbox/outbox-kind.ts';
import { BookingRepository } from '../../../bookings/index.ts';
import { type ShiftId, Shifts } from '../../../posts/index.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';
import { RELEASE_REASONS, type ReleaseReason } from '../../domain/release-reason.ts';
import { ShiftNotifications } from '../notifications/shift-notifications.ts';
import { ReleaseWorker } from './release-worker.ts';

const release = outboxKind(
  'assignments.release',
  z.strictObject({
    shiftId: z.string(),
    workerId: z.string(),
    reason: z.enum(Object.keys(RELEASE_REASONS) as [ReleaseReason, ...ReleaseReason[]]),
  }),
);

/**
 * Releases a worker from all shifts that have not begun, because something forbids them to work. Each
 * shift waits in the outbox on its own, so that a crash loses none and one that others are changing
 * holds up none. A worker who is at work already stays.
 */
@Injectable()
export class ReleaseFromComingShifts implements OnModuleInit {
  constructor(
    private readonly shifts: Shifts,
    private readonly assignments: WorkerAssignmentRepository,
    private readonly bookings: BookingRepository,
    private readonly changes: GuardedChanges,
    private readonly releaseWorker: ReleaseWorker,
    private readonly notifications: ShiftNotifications,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(release, ({ shiftId, workerId, reason }) =>
      this.#release(asId<ShiftId>(shiftId), asId<WorkerId>(workerId), reason),
    );
  }

  /**
   * In the transaction of what forbids it, which must be running: a confirmation that was checked
   * before it either is released too or does not come through. Who is confirmed nowhere is no error.
   */
  async execute(workerId: WorkerId, reason: ReleaseReason): Promise<void> {
    const bookings = await this.bookings.noteRelease(workerId, this.clock.now());
    for (const { shiftId } of bookings) {
      await this.outbox.add(release, { shiftId, workerId, reason });
    }
  }

  #release(shiftId: ShiftId, workerId: WorkerId, reason: ReleaseReason): Promise<void> {
    return this.changes.run(
      shiftId,
      () => this.#isStillDue(shiftId, workerId),
      async (isStillDue) => {
        if (isStillDue) {
          const shift = await this.releaseWorker.execute(workerId, shiftId);
          const { employerId } = shift;
          await this.notifications.tell(
            shift,
            { kind: 'worker-released' },
            { from: workerId, to: [employerId] },
          );
          await this.notifications.tell(
            shift,
            { kind: 'shift-released', ...RELEASE_REASONS[reason] },
            { from: employerId, to: [workerId] },
          );
        }
      },
    );
  }

  /** Not for who cancelled, came or was released meanwhile. */
  async #isStillDue(shiftId: ShiftId, workerId: WorkerId): Promise<boolean> {
    const assignment = await this.assignments.find(workerId, shiftId);
    const shift = await this.shifts.find(shiftId);
    return assignment?.state === 'confirmed' && shift?.status === null;
  }
}
