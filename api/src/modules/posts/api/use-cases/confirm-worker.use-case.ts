import type { TempPost } from '@leafshift/contracts/posts';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../../core/ids.ts';
import type { PersonCard } from '../../domain/person.ts';
import type { Shift } from '../../domain/shift.ts';
import { ConfirmationDesk, type ConfirmedRequest } from '../changes/confirmation-desk.ts';
import { held, heldTrue } from '../changes/shift-changes.ts';
import { ShiftNotices } from '../notices/shift-notices.ts';
import { ShiftReminders } from '../notices/shift-reminders.ts';
import { EmployerRecords } from '../records.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** An employer confirms a worker who requested the shift; never more than it has places. */
@Injectable()
export class ConfirmWorkerUseCase {
  constructor(
    private readonly desk: ConfirmationDesk,
    private readonly records: EmployerRecords,
    private readonly notices: ShiftNotices,
    private readonly reminders: ShiftReminders,
    private readonly views: ShiftViews,
  ) {}

  /** Throws NOT_FOUND, SHIFT_FILLED, SHIFT_OVERLAPS, REQUEST_WITHDRAWN, ALREADY_CONFIRMED, or that the shift is over. */
  async execute(employerId: EmployerId, request: ConfirmedRequest): Promise<TempPost> {
    const shift = await this.desk.confirm(employerId, request, (employer) =>
      this.#confirm(employerId, request, employer),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  async #confirm(
    employerId: EmployerId,
    request: ConfirmedRequest,
    employer: PersonCard,
  ): Promise<Shift> {
    const { shiftId, workerId } = request;
    // First, so that whoever comes too late has nothing else to undo.
    const shift = held(await this.records.shifts.takePlace(employerId, shiftId));
    held(await this.records.places.confirm(employerId, request, workerId));
    const { startsAt, endsAt } = shift;
    heldTrue(await this.records.bookings.book(workerId, { shiftId, startsAt, endsAt }));
    await this.notices.tell(
      shift,
      { kind: 'worker-confirmed' },
      { from: employerId, card: employer, to: [workerId] },
    );
    await this.reminders.plan(shift, workerId);
    return shift;
  }
}
