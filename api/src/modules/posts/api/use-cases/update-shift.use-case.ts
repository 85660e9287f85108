import type { TempPost, TempPostForm } from '@leafshift/contracts/posts';
import { roundStart } from '@leafshift/domain/posting-rules';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { editRefusal } from '@leafshift/domain/shift-lifecycle';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { refuse, refuseField } from '../../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../../core/ids.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { ruledShiftFor } from '../../domain/lifecycle-shift.ts';
import type { Shift, ShiftTerms } from '../../domain/shift.ts';
import { held, ShiftChanges } from '../changes/shift-changes.ts';
import { ShiftNotices } from '../notices/shift-notices.ts';
import { EmployerRecords } from '../records.ts';
import { ShiftViews } from '../views/shift-views.ts';
import { PostingPlans } from './posting-plans.ts';

interface Edit {
  readonly before: Shift;
  readonly terms: ShiftTerms;
}

/** Replaces the terms of a shift while nobody is confirmed; who requested it is told. */
@Injectable()
export class UpdateShiftUseCase {
  constructor(
    private readonly plans: PostingPlans,
    private readonly changes: ShiftChanges,
    private readonly records: EmployerRecords,
    private readonly notices: ShiftNotices,
    private readonly views: ShiftViews,
  ) {}

  /** Throws NOT_FOUND, POST_HAS_CONFIRMED_WORKER, that the shift is over, or what creating one throws. */
  async execute(employerId: EmployerId, shiftId: ShiftId, form: TempPostForm): Promise<TempPost> {
    const shift = await this.changes.run(
      shiftId,
      () => this.#check(employerId, shiftId, form),
      (edit) => this.#replace(employerId, edit),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  async #check(employerId: EmployerId, shiftId: ShiftId, form: TempPostForm): Promise<Edit> {
    const before = (await this.records.shifts.find(employerId, shiftId)) ?? refuse('NOT_FOUND');
    throwIfRefused(editRefusal(ruledShiftFor(before, null)));
    const days = new Set<string>(before.seriesDays);
    if ((form.postDateArray ?? []).some((day) => !days.has(day))) {
      refuseField('postDateArray', 'Further days are chosen when a posting is created');
    }
    const employer = await this.plans.employer(employerId);
    const isUnmoved = roundStart(form.date).getTime() === before.startsAt.getTime();
    const { postDateArray: _series, ...day } = form;
    const { terms } = this.plans.shifts(
      employer,
      day,
      isUnmoved ? { unchangedStart: before.startsAt } : {},
    );
    const [only] = terms;
    return only ? { before, terms: only } : refuse('STATE_CONFLICT');
  }

  async #replace(employerId: EmployerId, { before, terms }: Edit): Promise<Shift> {
    const after = held(await this.records.shifts.replaceTerms(employerId, before.id, terms));
    await this.records.places.move(employerId, before.id, terms);
    const seriesDays = movedSeries(before, terms);
    await this.records.shifts.replaceSeriesDays(employerId, before.seriesId, seriesDays);
    const places = await this.records.places.listTaken(employerId, [before.id]);
    await this.notices.tell(
      after,
      { kind: 'shift-changed' },
      { from: employerId, to: places.map((place) => place.workerId) },
    );
    return { ...after, seriesDays };
  }
}

/** The days of the series with the shift's own day where it is now. */
function movedSeries(before: Shift, terms: ShiftTerms): Shift['seriesDays'] {
  const oldDay = calendarDayIn(before.startsAt, before.timeZone);
  const newDay = calendarDayIn(terms.startsAt, terms.timeZone);
  const others = before.seriesDays.filter((day) => day !== oldDay);
  return [...new Set([...others, newDay])].sort();
}
