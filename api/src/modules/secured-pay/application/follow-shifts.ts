import { secureAt } from '@leafshift/domain/secured-pay';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asId, type IdOf } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { workerConfirmed, workerLeft } from '../../assignments/index.ts';
import { type Shift, type ShiftId, Shifts, shiftCancelled } from '../../posts/index.ts';
import { shiftSubmitted } from '../../submissions/index.ts';
import { SecuredPayRepository } from '../domain/secured-pay.repository.ts';
import type { SecuredPay } from '../domain/secured-pay.ts';
import { lookWhetherWanted, securePay } from './secure-pay.kind.ts';
import { SecuringSteps } from './securing-steps.ts';

/** Who is asking goes on, and is asked for what comes of it. */
const isOfAnotherTime = ({ startsAt, securing }: SecuredPay, at: Date): boolean =>
  startsAt.getTime() !== at.getTime() && securing.state !== 'asking';

/**
 * Plans that the pay of a shift is secured with its first confirmation, and gives it up once nobody is
 * confirmed and nothing is owed. With SECURE_PAY_HOURS=0 nothing is planned.
 */
@Injectable()
export class FollowShifts implements OnModuleInit {
  constructor(
    private readonly pays: SecuredPayRepository,
    private readonly steps: SecuringSteps,
    private readonly shifts: Shifts,
    private readonly events: DomainEvents,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(workerConfirmed, ({ shift }) => this.#plan(shift));
    this.events.subscribe(workerLeft, ({ shift }) => this.#lookLater(shift));
    this.events.subscribe(shiftCancelled, ({ shift }) => this.#lookLater(shift));
    this.events.subscribe(shiftSubmitted, ({ shift }) => this.#lookLater(shift));
    this.handlers.register(lookWhetherWanted, ({ shiftId }) => this.#look(asId<ShiftId>(shiftId)));
  }

  /** In the transaction of the confirmation. */
  async #plan({ id: shiftId, employerId, startsAt }: Shift): Promise<void> {
    const hours = this.config.env.SECURE_PAY_HOURS;
    if (hours === 0) {
      return;
    }
    const at = this.clock.now();
    const order = newId<IdOf<'SecuredPayOrder'>>();
    const ordered = { shiftId, employerId, order, orderedAt: at, startsAt };
    let before = await this.pays.plan(ordered);
    if (before && isOfAnotherTime(before, startsAt)) {
      // The shift was moved when nobody was confirmed, and nobody has looked since.
      await this.steps.applyTo(before, { kind: 'unwanted', isTaken: false });
      before = await this.pays.plan(ordered);
    }
    if (before) {
      await this.steps.applyTo(before, { kind: 'wanted', at });
    } else {
      const notBefore = secureAt({ startsAt }, at, hours);
      await this.outbox.add(securePay, { shiftId, order, after: 0 }, { notBefore });
    }
  }

  async #lookLater({ id: shiftId }: Shift): Promise<void> {
    if (this.config.env.SECURE_PAY_HOURS > 0) {
      await this.outbox.add(lookWhetherWanted, { shiftId });
    }
  }

  /** What an invoice has taken is not there any more. */
  async #look(shiftId: ShiftId): Promise<void> {
    const shift = await this.shifts.find(shiftId);
    const isWanted = shift?.status === null && (shift.confirmedCount > 0 || shift.latePayCount > 0);
    if (!isWanted) {
      await this.steps.apply(shiftId, { kind: 'unwanted', isTaken: false });
    }
  }
}
