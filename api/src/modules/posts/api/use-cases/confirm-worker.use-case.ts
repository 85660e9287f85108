import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { confirmRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import type { PlaceId, ShiftId } from '../../domain/ids.ts';
import { confirmedElsewhere, ruledShiftFor } from '../../domain/lifecycle-shift.ts';
import { held, heldTrue, ShiftChanges } from '../changes/shift-changes.ts';
import { ShiftNotices } from '../notices/shift-notices.ts';
import { ShiftReminders } from '../notices/shift-reminders.ts';
import { EmployerRecords } from '../records.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** Whose request is confirmed. */
export interface ConfirmedRequest {
  readonly shiftId: ShiftId;
  readonly placeId: PlaceId;
  readonly workerId: WorkerId;
}

/** An employer confirms a worker who requested the shift; never more than it has places. */
@Injectable()
export class ConfirmWorkerUseCase {
  constructor(
    private readonly changes: ShiftChanges,
    private readonly records: EmployerRecords,
    private readonly notices: ShiftNotices,
    private readonly reminders: ShiftReminders,
    private readonly views: ShiftViews,
  ) {}

  /** Throws NOT_FOUND, SHIFT_FILLED, SHIFT_OVERLAPS, REQUEST_WITHDRAWN, ALREADY_CONFIRMED, or that the shift is over. */
  async execute(employerId: EmployerId, request: ConfirmedRequest): Promise<TempPost> {
    const shift = await this.changes.run(
      request.shiftId,
      () => this.#check(employerId, request),
      () => this.#confirm(employerId, request),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  async #check(employerId: EmployerId, request: ConfirmedRequest): Promise<void> {
    const { shiftId, workerId } = request;
    const shift = (await this.records.shifts.find(employerId, shiftId)) ?? refuse('NOT_FOUND');
    const place = await this.records.places.find(employerId, request);
    if (place?.workerId !== workerId) {
      refuse('NOT_FOUND');
    }
    const bookings = await this.records.bookings.listEndingAfter(workerId, shift.startsAt);
    const elsewhere = confirmedElsewhere(bookings, shiftId);
    throwIfRefused(confirmRefusal(ruledShiftFor(shift, place), workerId, elsewhere));
  }

  async #confirm(employerId: EmployerId, request: ConfirmedRequest) {
    const { shiftId, workerId } = request;
    // First, so that whoever comes too late has nothing else to undo.
    const shift = held(await this.records.shifts.takePlace(employerId, shiftId));
    held(await this.records.places.confirm(employerId, request, workerId));
    const { startsAt, endsAt } = shift;
    heldTrue(await this.records.bookings.book(workerId, { shiftId, startsAt, endsAt }));
    await this.notices.tell(
      shift,
      { kind: 'worker-confirmed' },
      { from: employerId, to: [workerId] },
    );
    await this.reminders.plan(shift, workerId);
    return shift;
  }
}
