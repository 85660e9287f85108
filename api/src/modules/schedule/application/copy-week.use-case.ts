import type { CallAnswer } from '@leafshift/contracts/core';
import type { copyWeek } from '@leafshift/contracts/schedule';
import { startRefusal } from '@leafshift/domain/posting-rules';
import { draftStart, sameShiftKey, weekOf } from '@leafshift/domain/schedule';
import { addDays, type CalendarDay, calendarDayIn, daysBetween } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { MarketAccounts } from '../../job-board/index.ts';
import type { Shift } from '../../posts/index.ts';
import type { DraftTerms } from '../domain/draft.ts';
import { Drafts } from './drafts.ts';
import { Entries, startTimeOf } from './entries.ts';
import { PlannedWeeks } from './planned-weeks.ts';

/**
 * Plans a week as another one was, from its shifts and drafts: the same weekdays, and the same times
 * of each store's clocks, also across a change of them (SCHED-3).
 */
@Injectable()
export class CopyWeekUseCase {
  constructor(
    private readonly weeks: PlannedWeeks,
    private readonly drafts: Drafts,
    private readonly accounts: MarketAccounts,
    private readonly entries: Entries,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws TOO_MANY_DRAFTS. */
  async execute(
    employerId: EmployerId,
    from: CalendarDay,
    to: CalendarDay,
  ): Promise<CallAnswer<typeof copyWeek>> {
    const { locations, supervisors } = await this.accounts.getEmployer(employerId);
    const days = daysBetween(weekOf(from), weekOf(to));
    return this.transactions.run(async () => {
      const there = countKeys(await this.#planned(employerId, weekOf(to)));
      const copies: DraftTerms[] = [];
      const left = { past: 0, duplicates: 0, gone: 0 };
      for (const planned of await this.#planned(employerId, weekOf(from))) {
        const copy = { ...planned, day: addDays(planned.day, days) };
        const known = there.get(sameShiftKey(copy)) ?? 0;
        if (known > 0) {
          there.set(sameShiftKey(copy), known - 1);
          left.duplicates += 1;
        } else if (this.#isPast(copy)) {
          left.past += 1;
        } else if (
          locations.some(({ id }) => id === copy.locationId) &&
          supervisors.some(({ id }) => id === copy.supervisorId)
        ) {
          copies.push(copy);
        } else {
          left.gone += 1;
        }
      }
      const added = copies.length > 0 ? await this.drafts.addTerms(employerId, copies) : [];
      return { entries: await this.entries.of(employerId, added, []), ...left };
    });
  }

  async #planned(employerId: EmployerId, week: CalendarDay): Promise<readonly DraftTerms[]> {
    const shifts = await this.weeks.shiftsOf(employerId, week);
    const drafts = await this.weeks.draftsOf(employerId, week);
    return [...shifts.map(termsOfShift), ...drafts.map(termsOfDraft)];
  }

  #isPast({ day, startTime, timeZone }: DraftTerms): boolean {
    const refusal = startRefusal(draftStart(day, startTime, timeZone), this.clock.now());
    return refusal?.code === 'START_TOO_SOON';
  }
}

function countKeys(planned: readonly DraftTerms[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const terms of planned) {
    const key = sameShiftKey(terms);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const termsOfDraft = ({
  id: _id,
  employerId: _employerId,
  version: _version,
  seriesId: _seriesId,
  shiftId: _shiftId,
  ...terms
}: DraftTerms &
  Record<'id' | 'employerId' | 'version' | 'seriesId' | 'shiftId', unknown>): DraftTerms => terms;

const termsOfShift = (shift: Shift): DraftTerms => ({
  day: calendarDayIn(shift.startsAt, shift.timeZone),
  startTime: startTimeOf(shift),
  timeZone: shift.timeZone,
  durationHours: shift.durationHours,
  rateCents: shift.rate,
  totalWorkers: shift.totalWorkers,
  jobType: shift.jobType,
  jobTitle: shift.jobTitle,
  supervisorId: shift.supervisor.id,
  locationId: shift.location.id,
  jobDescription: shift.jobDescription,
  jobRequirements: shift.jobRequirements,
  askedCredentials: shift.askedCredentials,
});
