import type { TempPost, TempPostForm } from '@leafshift/contracts/posts';
import { roundStart } from '@leafshift/domain/posting-rules';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { editRefusal } from '@leafshift/domain/shift-lifecycle';
import { textCode } from '@leafshift/domain/text-code';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { refuse, refuseField } from '../../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../../core/ids.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { toLifecycleShift } from '../../domain/lifecycle-shift.ts';
import { EmployerShiftRepository } from '../../domain/ports/employer-shift.repository.ts';
import type { Shift, ShiftTerms } from '../../domain/shift.ts';
import { shiftChanged } from '../events/posting-events.ts';
import { ShiftViews } from '../views/shift-views.ts';
import { PostingPlans } from './posting-plans.ts';

interface Edit {
  readonly before: Shift;
  readonly terms: ShiftTerms;
}

/** Replaces the terms of a shift while nobody is confirmed. */
@Injectable()
export class UpdateShiftUseCase {
  constructor(
    private readonly plans: PostingPlans,
    private readonly changes: GuardedChanges,
    private readonly shifts: EmployerShiftRepository,
    private readonly events: DomainEvents,
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
    const before = (await this.shifts.find(employerId, shiftId)) ?? refuse('NOT_FOUND');
    throwIfRefused(editRefusal(toLifecycleShift(before, null)));
    const days = new Set<string>(before.seriesDays);
    if ((form.postDateArray ?? []).some((day) => !days.has(day))) {
      refuseField('postDateArray', textCode('DAYS_ONLY_WHEN_CREATED'));
    }
    const employer = await this.plans.employer(employerId);
    const isUnmoved = roundStart(form.date).getTime() === before.startsAt.getTime();
    const { postDateArray: _series, ...day } = form;
    const { terms } = this.plans.shifts(
      employer,
      { ...day, credentials: form.credentials ?? [...before.askedCredentials] },
      isUnmoved ? { unchangedStart: before.startsAt } : {},
    );
    const [only] = terms;
    return only ? { before, terms: only } : refuse('STATE_CONFLICT');
  }

  async #replace(employerId: EmployerId, { before, terms }: Edit): Promise<Shift> {
    const shift = assertUpdated(await this.shifts.replaceTerms(employerId, before.id, terms));
    const seriesDays = movedSeries(before, terms);
    await this.shifts.replaceSeriesDays(employerId, before.seriesId, seriesDays);
    await this.events.publish(shiftChanged, { shift, before });
    return { ...shift, seriesDays };
  }
}

/** The days of the series with the shift's own day where it is now. */
function movedSeries(before: Shift, terms: ShiftTerms): Shift['seriesDays'] {
  const oldDay = calendarDayIn(before.startsAt, before.timeZone);
  const newDay = calendarDayIn(terms.startsAt, terms.timeZone);
  const others = before.seriesDays.filter((day) => day !== oldDay);
  return [...new Set([...others, newDay])].sort();
}
