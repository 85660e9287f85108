import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { newId } from '../../../../infra/mongo/object-ids.ts';
import { Realtime } from '../../../../infra/realtime/realtime.ts';
import type { InvoiceId } from '../../../invoice/index.ts';
import { StandingRepository } from '../../domain/ports/standing.repository.ts';
import type { Shift } from '../../domain/shift.ts';
import { ShiftBilling } from '../adapters/shift-billing.ts';
import { held } from '../changes/shift-changes.ts';
import { EmployerRecords } from '../records.ts';

/** What submitting a shift changes, all of it in the running transaction. */
@Injectable()
export class ShiftSubmission {
  constructor(
    private readonly records: EmployerRecords,
    private readonly billing: ShiftBilling,
    private readonly standings: StandingRepository,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** The first write is the one that only one submission can make. Where nobody came, there is no invoice. */
  async submit(employerId: EmployerId, before: Shift): Promise<Shift> {
    const hasCome = before.noShowCount < before.confirmedCount;
    const invoiceId = hasCome ? newId<InvoiceId>() : null;
    const completion = { at: this.clock.now(), invoiceId };
    const shift = held(await this.records.shifts.complete(employerId, before.id, completion));
    const places = await this.records.places.complete(employerId, shift.id, completion.at);
    const workerIds = places.map((place) => place.workerId);
    await this.standings.addCompletedShift(workerIds);
    if (invoiceId) {
      await this.billing.bill(invoiceId, shift, places);
    }
    await this.realtime.postChanged(shift.id, [employerId, ...workerIds]);
    return shift;
  }
}
