import { answerBy, hoursToAskAt, isAnswerEnough } from '@leafshift/domain/attendance';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId, type WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { type Assignment, AssignmentProgress, workerConfirmed } from '../../assignments/index.ts';
import type { Shift, ShiftId } from '../../posts/index.ts';
import { AttendanceRepository } from '../domain/attendance.repository.ts';
import { AttendanceNotices } from './attendance-notices.ts';
import { attendedOf } from './attended.ts';

const HOUR_MS = 3_600_000;

const ask = outboxKind(
  'attendance.ask',
  z.strictObject({
    shiftId: z.string(),
    workerId: z.string(),
    startsAt: z.iso.datetime(),
    hours: z.number(),
  }),
);

/**
 * Asks confirmed workers whether they still come. The questions wait in the outbox from the
 * confirmation on, each for one start; when they are due, it is looked again whether they are needed.
 */
@Injectable()
export class AskComing implements OnModuleInit {
  constructor(
    private readonly progress: AssignmentProgress,
    private readonly attendance: AttendanceRepository,
    private readonly notices: AttendanceNotices,
    private readonly realtime: Realtime,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(workerConfirmed, ({ shift, assignment }) =>
      this.#plan(shift, assignment),
    );
    this.handlers.register(ask, ({ shiftId, workerId, startsAt, hours }) =>
      this.#ask(asId<ShiftId>(shiftId), asId<WorkerId>(workerId), new Date(startsAt), hours),
    );
  }

  /** In the transaction of the confirmation. */
  async #plan(shift: Shift, assignment: Assignment): Promise<void> {
    const now = this.clock.now();
    const answeredAt = isAnswerEnough(shift, now) ? now : null;
    await this.attendance.begin(attendedOf({ shift, assignment }), answeredAt);
    const { id: shiftId } = shift;
    const { workerId } = assignment;
    const startsAt = shift.startsAt.toISOString();
    for (const hours of hoursToAskAt(shift, now, this.config.stillComingHours)) {
      const notBefore = new Date(shift.startsAt.getTime() - hours * HOUR_MS);
      const key = `${shiftId}:${workerId}:${startsAt}:${hours}`;
      await this.outbox.add(ask, { shiftId, workerId, startsAt, hours }, { key, notBefore });
    }
  }

  async #ask(shiftId: ShiftId, workerId: WorkerId, startsAt: Date, hours: number): Promise<void> {
    const now = this.clock.now();
    const found = await this.progress.findOwn(workerId, shiftId);
    const isStillDue =
      found?.assignment.state === 'confirmed' &&
      found.shift.startsAt.getTime() === startsAt.getTime() &&
      now < answerBy(found.shift);
    if (!isStillDue) {
      return;
    }
    const { shift, assignment } = found;
    await this.transactions.run(async () => {
      if (await this.attendance.ask(assignment.id, now)) {
        await this.notices.tell(shift, {
          kind: 'still-coming',
          to: workerId,
          about: shift.employerId,
          link: `/find-work/${shiftId}`,
          key: `still-coming:${shiftId}:${startsAt.toISOString()}:${hours}`,
        });
        await this.realtime.postChanged(shiftId, [workerId, shift.employerId]);
      }
    });
  }
}
