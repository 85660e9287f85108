import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { EmployerAssignmentRepository, latePayOwed } from '../../assignments/index.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import type { Shift } from '../../posts/index.ts';
import { ShiftBilling } from './shift-billing.ts';

/** Bills what a cancelled shift owes to workers who were released or cancelled late, in the transaction of its end. */
@Injectable()
export class BillCancelled implements OnModuleInit {
  constructor(
    private readonly assignments: EmployerAssignmentRepository,
    private readonly billing: ShiftBilling,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(latePayOwed, ({ shift }) => this.#bill(shift));
  }

  async #bill(shift: Shift): Promise<void> {
    const latePaid = await this.assignments.listLatePaid(shift.employerId, [shift.id]);
    await this.billing.bill(newId<InvoiceId>(), shift, latePaid);
  }
}
