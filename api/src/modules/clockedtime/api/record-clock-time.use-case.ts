import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { clockInRefusal, clockOutRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import {
  EmployerRecords,
  held,
  type PlaceId,
  ruledShiftFor,
  type Shift,
  ShiftChanges,
  type ShiftId,
  ShiftNotices,
  type ShiftPlace,
  ShiftViews,
} from '../../posts/index.ts';

/** Which confirmed worker of which shift, and when they came or went. */
export interface ClockedTime {
  readonly shiftId: ShiftId;
  readonly placeId: PlaceId;
  readonly at: Date;
}

interface Checked {
  readonly shift: Shift;
  readonly place: ShiftPlace;
}

/** An employer records when a confirmed worker came and went. */
@Injectable()
export class RecordClockTimeUseCase {
  constructor(
    private readonly changes: ShiftChanges,
    private readonly records: EmployerRecords,
    private readonly notices: ShiftNotices,
    private readonly views: ShiftViews,
  ) {}

  /** Takes back a no-show, too. Throws NOT_FOUND, ALREADY_CLOCKED_IN, or that the shift is over. */
  async clockIn(employerId: EmployerId, time: ClockedTime): Promise<TempPost> {
    const shift = await this.changes.run(
      time.shiftId,
      () => this.#checkIn(employerId, time),
      (checked) => this.#clockIn(employerId, time, checked),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  /** Throws NOT_FOUND, NOT_CLOCKED_IN, ALREADY_CLOCKED_OUT, CLOCK_OUT_BEFORE_IN, SHIFT_TOO_LONG, or that the shift is over. */
  async clockOut(employerId: EmployerId, time: ClockedTime): Promise<TempPost> {
    const shift = await this.changes.run(
      time.shiftId,
      () => this.#checkOut(employerId, time),
      (checked) => this.#clockOut(employerId, time, checked),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  async #checkIn(employerId: EmployerId, time: ClockedTime): Promise<Checked> {
    const { shift, place } = await this.#find(employerId, time);
    throwIfRefused(clockInRefusal(ruledShiftFor(shift, place), place.workerId));
    return { shift, place };
  }

  async #checkOut(employerId: EmployerId, time: ClockedTime): Promise<Checked> {
    const { shift, place } = await this.#find(employerId, time);
    throwIfRefused(clockOutRefusal(ruledShiftFor(shift, place), place.workerId, time.at));
    return { shift, place };
  }

  async #find(employerId: EmployerId, time: ClockedTime): Promise<Checked> {
    const shift = await this.records.shifts.find(employerId, time.shiftId);
    const place = await this.records.places.find(employerId, time);
    return shift && place ? { shift, place } : refuse('NOT_FOUND');
  }

  async #clockIn(employerId: EmployerId, time: ClockedTime, { shift, place }: Checked) {
    const from = place.state === 'noShow' ? 'noShow' : 'confirmed';
    held(await this.records.places.clockIn(employerId, time, { from, at: time.at }));
    if (from === 'noShow') {
      held(await this.records.shifts.countNoShow(employerId, shift.id, -1));
    }
    await this.notices.tell(
      shift,
      { kind: 'clocked-in', at: time.at },
      { from: employerId, to: [place.workerId] },
    );
    return shift;
  }

  async #clockOut(employerId: EmployerId, time: ClockedTime, { shift, place }: Checked) {
    const checkIn = held(place.checkInTime);
    held(await this.records.places.clockOut(employerId, time, { checkIn, checkOut: time.at }));
    await this.notices.tell(
      shift,
      { kind: 'clocked-out', at: time.at },
      { from: employerId, to: [place.workerId] },
    );
    return shift;
  }
}
