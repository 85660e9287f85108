import type { RosterShift } from '@leafshift/contracts/schedule';
import { weekOf } from '@leafshift/domain/schedule';
import { isConfirmedState } from '@leafshift/domain/shift-lifecycle';
import { type CalendarDay, calendarDayIn } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { FORMER_MEMBER, MarketAccounts } from '../../job-board/index.ts';
import { ShiftAssignments, type ShiftId } from '../../posts/index.ts';
import { PlannedWeeks } from './planned-weeks.ts';

/** Who works when: the posted shifts of a week with names, to be printed (SCHED-11). */
@Injectable()
export class Roster {
  constructor(
    private readonly weeks: PlannedWeeks,
    private readonly assignments: ShiftAssignments,
    private readonly accounts: MarketAccounts,
  ) {}

  /** The earliest first. Who has not come is not on it. */
  async ofWeek(
    employerId: EmployerId,
    day: CalendarDay,
  ): Promise<{ week: CalendarDay; shifts: RosterShift[] }> {
    const week = weekOf(day);
    const shifts = await this.weeks.shiftsOf(employerId, week);
    const names = await this.#names(
      employerId,
      shifts.map(({ id }) => id),
    );
    return {
      week,
      shifts: shifts
        .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
        .map((shift) => ({
          _id: shift.id,
          location: shift.location.id,
          locationName: shift.location.locationName,
          day: calendarDayIn(shift.startsAt, shift.timeZone),
          date: shift.startsAt.toISOString(),
          endDate: shift.endsAt.toISOString(),
          timeZone: shift.timeZone,
          jobTitle: shift.jobTitle,
          supervisor: shift.supervisor.name,
          totalWorkers: shift.totalWorkers,
          workers: names.get(shift.id) ?? [],
        })),
    };
  }

  async #names(
    employerId: EmployerId,
    shiftIds: readonly ShiftId[],
  ): Promise<ReadonlyMap<ShiftId, string[]>> {
    const taken = await this.assignments.ofShifts(employerId, shiftIds);
    const coming = taken.filter(({ state }) => isConfirmedState(state) && state !== 'noShow');
    const cards = await this.accounts.cards(coming.map(({ workerId }) => workerId));
    const names = new Map<ShiftId, string[]>();
    for (const { shiftId, workerId } of coming) {
      const { name } = cards.get(workerId) ?? FORMER_MEMBER;
      names.set(shiftId, [...(names.get(shiftId) ?? []), name]);
    }
    return names;
  }
}
