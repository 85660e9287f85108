import type { ScheduleWeek } from '@leafshift/contracts/schedule';
import { weekOf } from '@leafshift/domain/schedule';
import { textCode } from '@leafshift/domain/text-code';
import { addDays, type CalendarDay, calendarDayIn, dayBounds } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { refuseField } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { MarketAccounts } from '../../job-board/index.ts';
import { type Shift, ShiftLists } from '../../posts/index.ts';
import { BudgetRepository } from '../domain/budget.repository.ts';
import { DraftRepository } from '../domain/draft.repository.ts';
import type { Draft } from '../domain/draft.ts';
import { Entries } from './entries.ts';

const PAGE_SIZE = 1000;

/** All that a business plans in a week: drafts, shifts and budgets. */
@Injectable()
export class PlannedWeeks {
  constructor(
    private readonly drafts: DraftRepository,
    private readonly budgets: BudgetRepository,
    private readonly lists: ShiftLists,
    private readonly accounts: MarketAccounts,
    private readonly entries: Entries,
  ) {}

  async get(employerId: EmployerId, day: CalendarDay): Promise<ScheduleWeek> {
    const week = weekOf(day);
    const budgets = await this.budgets.ofWeek(employerId, week);
    return {
      week,
      entries: await this.entries.of(
        employerId,
        await this.draftsOf(employerId, week),
        await this.shiftsOf(employerId, week),
      ),
      budgets: budgets.map(({ locationId, amount }) => ({ location: locationId, amount })),
    };
  }

  draftsOf(employerId: EmployerId, week: CalendarDay): Promise<readonly Draft[]> {
    return this.drafts.within(employerId, week, addDays(week, 6));
  }

  /** Shifts that begin in the week at their store, wherever in Canada that is; not cancelled ones. */
  async shiftsOf(employerId: EmployerId, week: CalendarDay): Promise<readonly Shift[]> {
    const filter = {
      from: dayBounds(addDays(week, -1), 'UTC').from,
      to: dayBounds(addDays(week, 7), 'UTC').to,
      words: [],
    };
    const last = addDays(week, 6);
    const shifts: Shift[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.lists.byEmployer(employerId, filter, { limit: PAGE_SIZE, cursor });
      shifts.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return shifts.filter(({ startsAt, timeZone }) => {
      const day = calendarDayIn(startsAt, timeZone);
      return day >= week && day <= last;
    });
  }

  /** Throws VALIDATION_FAILED for a store that is not the employer's. */
  async setBudget(
    employerId: EmployerId,
    day: CalendarDay,
    locationId: string,
    amount: number | null,
  ): Promise<void> {
    const { locations } = await this.accounts.getEmployer(employerId);
    if (!locations.some(({ id }) => id === locationId)) {
      refuseField('location', textCode('POSTING_LOCATION_REQUIRED'));
    }
    await this.budgets.set(employerId, weekOf(day), locationId, amount);
  }
}
