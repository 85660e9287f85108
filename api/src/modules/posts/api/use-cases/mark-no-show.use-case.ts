import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { noShowRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { ruledShiftFor } from '../../domain/lifecycle-shift.ts';
import type { ShiftPlace } from '../../domain/place.ts';
import type { PlaceKey } from '../../domain/ports/place.repository.ts';
import type { Shift } from '../../domain/shift.ts';
import { held, ShiftChanges } from '../changes/shift-changes.ts';
import { ShiftNotices } from '../notices/shift-notices.ts';
import { EmployerRecords } from '../records.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** An employer marks a confirmed worker who never came, so that the shift can be submitted (ADR 0034). */
@Injectable()
export class MarkNoShowUseCase {
  constructor(
    private readonly changes: ShiftChanges,
    private readonly records: EmployerRecords,
    private readonly notices: ShiftNotices,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, SHIFT_NOT_BEGUN, NOT_CONFIRMED, ALREADY_CLOCKED_IN, ALREADY_NO_SHOW, or that the shift is over. */
  async execute(employerId: EmployerId, key: PlaceKey): Promise<TempPost> {
    const shift = await this.changes.run(
      key.shiftId,
      () => this.#check(employerId, key),
      (place) => this.#mark(employerId, key, place),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  async #check(employerId: EmployerId, key: PlaceKey): Promise<ShiftPlace> {
    const shift = await this.records.shifts.find(employerId, key.shiftId);
    const place = await this.records.places.find(employerId, key);
    if (!shift || !place) {
      return refuse('NOT_FOUND');
    }
    throwIfRefused(noShowRefusal(ruledShiftFor(shift, place), place.workerId, this.clock.now()));
    return place;
  }

  async #mark(employerId: EmployerId, key: PlaceKey, { workerId }: ShiftPlace): Promise<Shift> {
    held(await this.records.places.markNoShow(employerId, key));
    const shift = held(await this.records.shifts.countNoShow(employerId, key.shiftId, 1));
    await this.notices.tell(shift, { kind: 'no-show' }, { from: employerId, to: [workerId] });
    return shift;
  }
}
