import { ZERO_CENTS } from '@leafshift/domain/money';
import { addHours } from '@leafshift/domain/time-zone';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../infra/clock/clock.ts';
import { Config } from '../../../../infra/config/config.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { Outbox } from '../../../../infra/outbox/outbox.ts';
import { ShiftNotifications } from '../../../assignments/index.ts';
import { Payouts } from '../../../payouts/index.ts';
import { type SubmittedShift, shiftSubmitted } from '../../../submissions/index.ts';
import { SettlingRepository } from '../../domain/settling.repository.ts';
import { acceptSilently } from './accept-silently.kind.ts';

/** Asks everybody of a submitted shift whether the hours are right, also who is said not to have come. */
@Injectable()
export class SubmittedTimesheets implements OnModuleInit {
  constructor(
    private readonly timesheets: SettlingRepository,
    private readonly payouts: Payouts,
    private readonly notifications: ShiftNotifications,
    private readonly events: DomainEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(shiftSubmitted, (submitted) => this.#ask(submitted));
  }

  async #ask({ shift, assignments, invoice }: SubmittedShift): Promise<void> {
    const hours = this.config.env.TIMESHEET_ACCEPT_HOURS;
    const acceptBy = hours > 0 ? addHours(this.clock.now(), hours) : null;
    for (const assignment of assignments) {
      const { id, shiftId, employerId, workerId, startsAt } = assignment;
      const line = invoice?.lines.find((billed) => billed.id === id);
      const agreed = { hours: line?.hours ?? 0, pay: line?.pay ?? ZERO_CENTS };
      const of = { id, shiftId, employerId, workerId, startsAt };
      await this.timesheets.submit(of, { agreed, acceptBy });
      if (acceptBy) {
        await this.payouts.awaitAcceptance(workerId, shiftId, acceptBy);
        await this.outbox.add(
          acceptSilently,
          { timesheetId: id, acceptBy: acceptBy.toISOString() },
          { notBefore: acceptBy },
        );
        const people = { from: employerId, to: [workerId] };
        await this.notifications.tell(shift, { kind: 'hours-submitted', until: acceptBy }, people);
      }
    }
  }
}
