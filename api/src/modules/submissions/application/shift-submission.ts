import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { EmployerAssignmentRepository } from '../../assignments/index.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import { type Shift, ShiftSpots } from '../../posts/index.ts';
import { ShiftBilling } from './shift-billing.ts';
import { shiftSubmitted } from './shift-submitted.ts';

/** What submitting a shift changes, all of it in the running transaction. */
@Injectable()
export class ShiftSubmission {
  constructor(
    private readonly spots: ShiftSpots,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly billing: ShiftBilling,
    private readonly events: DomainEvents,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** The first write is the one that only one submission can make. Where nobody is paid, there is no invoice. */
  async submit(employerId: EmployerId, before: Shift): Promise<Shift> {
    const isPaid = before.confirmedCount + before.latePayCount > 0;
    const invoiceId = isPaid ? newId<InvoiceId>() : null;
    const at = this.clock.now();
    const shift = assertUpdated(
      await this.spots.complete(employerId, before.id, { at, invoiceId }),
    );
    const taken = await this.assignments.listTaken(employerId, [shift.id]);
    const assignments = await this.assignments.complete(employerId, shift.id, at);
    const workerIds = assignments.map(({ workerId }) => workerId);
    const latePaid = invoiceId ? await this.assignments.listLatePaid(employerId, [shift.id]) : [];
    const invoice =
      invoiceId && (await this.billing.bill(invoiceId, shift, [...assignments, ...latePaid]));
    const absent = taken.filter(({ state }) => state === 'noShow');
    await this.events.publish(shiftSubmitted, {
      shift,
      workerIds,
      assignments: [...assignments, ...absent],
      invoice,
    });
    await this.realtime.postChanged(shift.id, [employerId, ...workerIds]);
    return shift;
  }
}
