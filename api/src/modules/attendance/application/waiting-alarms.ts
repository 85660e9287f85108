import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId, type WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { AssignmentProgress } from '../../assignments/index.ts';
import type { Shift, ShiftId } from '../../posts/index.ts';
import { Users } from '../../users/index.ts';
import { AttendanceRepository } from '../domain/attendance.repository.ts';
import type { Attendance } from '../domain/attendance.ts';
import { AttendanceNotices, confirmedOf } from './attendance-notices.ts';

const MINUTE_MS = 60_000;

/** Minutes after which the owner of the business, and after which the back office is told. */
const OWNER_AFTER = 15;
const BACK_OFFICE_AFTER = 30;

const escalate = outboxKind(
  'attendance.escalate',
  z.strictObject({
    shiftId: z.string(),
    workerId: z.string(),
    reportedAt: z.iso.datetime(),
    minutes: z.number(),
  }),
);

/** Tells that a worker waits at a place where nobody is, further up the longer they wait. */
@Injectable()
export class WaitingAlarms implements OnModuleInit {
  constructor(
    private readonly progress: AssignmentProgress,
    private readonly attendance: AttendanceRepository,
    private readonly notices: AttendanceNotices,
    private readonly users: Users,
    private readonly realtime: Realtime,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(escalate, ({ shiftId, workerId, reportedAt, minutes }) =>
      this.#escalate(
        asId<ShiftId>(shiftId),
        asId<WorkerId>(workerId),
        new Date(reportedAt),
        minutes,
      ),
    );
  }

  /** Tells supervisor and employer in the transaction of the report, and plans the rest. */
  async raise(shift: Shift, { workerId }: Attendance, at: Date): Promise<void> {
    const { id: shiftId, employerId } = shift;
    const reportedAt = at.toISOString();
    await this.notices.mailSupervisor(shift, workerId);
    await this.notices.tell(shift, {
      kind: 'nobody-here',
      to: employerId,
      about: workerId,
      link: confirmedOf(shift),
      key: `nobody-here:${shiftId}:${workerId}:${reportedAt}`,
    });
    await this.realtime.postChanged(shiftId, [employerId, workerId]);
    for (const minutes of [OWNER_AFTER, BACK_OFFICE_AFTER]) {
      const notBefore = new Date(at.getTime() + minutes * MINUTE_MS);
      const key = `${shiftId}:${workerId}:${reportedAt}:${minutes}`;
      await this.outbox.add(
        escalate,
        { shiftId, workerId, reportedAt, minutes },
        { key, notBefore },
      );
    }
  }

  /** Only while nobody has clocked the worker in, and it is still that report. */
  async #escalate(
    shiftId: ShiftId,
    workerId: WorkerId,
    reportedAt: Date,
    minutes: number,
  ): Promise<void> {
    const found = await this.progress.findOwn(workerId, shiftId);
    if (found?.assignment.state !== 'confirmed' || found.shift.status !== null) {
      return;
    }
    const { shift, assignment } = found;
    const entry = await this.attendance.find(assignment.id);
    if (entry?.nobodyHere?.at.getTime() !== reportedAt.getTime()) {
      return;
    }
    await this.transactions.run(async () => {
      if (minutes >= BACK_OFFICE_AFTER) {
        await this.attendance.tell(assignment.id, this.clock.now());
      }
      const isOwners = minutes < BACK_OFFICE_AFTER;
      for (const to of isOwners ? [shift.employerId] : await this.users.listAdmins()) {
        await this.notices.tell(shift, {
          kind: 'nobody-here-waiting',
          to,
          about: workerId,
          link: isOwners ? confirmedOf(shift) : `/shifts/${shiftId}`,
          key: `nobody-here:${shiftId}:${workerId}:${reportedAt.toISOString()}:${minutes}`,
          minutes,
        });
      }
    });
  }
}
