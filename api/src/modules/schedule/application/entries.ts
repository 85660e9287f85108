import type { ScheduleEntry } from '@leafshift/contracts/schedule';
import { cents, dollarsToCents } from '@leafshift/domain/money';
import { draftStart } from '@leafshift/domain/schedule';
import { InvalidProvinceError } from '@leafshift/domain/tax';
import { addHours, calendarDayIn, wallTimeIn } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import { type EmployerAccount, MarketAccounts, quoteShifts } from '../../job-board/index.ts';
import type { Shift } from '../../posts/index.ts';
import type { Draft } from '../domain/draft.ts';

type Quoted = Parameters<typeof quoteShifts>[0][number];
type CostOf = (shift: Quoted) => number | null;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** What the clocks at a shift show when it begins, 'HH:mm'. */
export function startTimeOf({ startsAt, timeZone }: Shift): string {
  const { hour, minute } = wallTimeIn(startsAt, timeZone);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Drafts and shifts as the week shows them, each with what it costs by the rules of quotes. */
@Injectable()
export class Entries {
  constructor(
    private readonly accounts: MarketAccounts,
    private readonly config: Config,
  ) {}

  async of(
    employerId: EmployerId,
    drafts: readonly Draft[],
    shifts: readonly Shift[],
  ): Promise<ScheduleEntry[]> {
    const employer = await this.accounts.getEmployer(employerId);
    const costOf = this.#costs(employer);
    return [
      ...shifts.map((shift) => shiftEntry(shift, costOf)),
      ...drafts.map((draft) => draftEntry(draft, employer, costOf)),
    ];
  }

  /** What shifts cost; those that differ in nothing that a quote reads are quoted once. */
  #costs(employer: EmployerAccount): CostOf {
    const known = new Map<string, number | null>();
    return (shift) => {
      const { startsAt, timeZone, durationHours, rate, totalWorkers, location } = shift;
      const terms = [+startsAt, timeZone, durationHours, rate, totalWorkers, location.province];
      const key = terms.join(' ');
      const cost = known.get(key);
      if (cost !== undefined) return cost;
      const quoted = this.#cost(employer, shift);
      known.set(key, quoted);
      return quoted;
    };
  }

  #cost(employer: EmployerAccount, shift: Quoted): number | null {
    const { TAX_OVERRIDES, MINIMUM_WAGE_OVERRIDES } = this.config.env;
    try {
      const { total } = quoteShifts([shift], {
        fees: employer.fees,
        taxOverrides: TAX_OVERRIDES,
        wageOverrides: MINIMUM_WAGE_OVERRIDES,
      });
      return dollarsToCents(total);
    } catch (error) {
      // A territory has no rate of tax, so that nothing can be posted there.
      if (error instanceof InvalidProvinceError) {
        return null;
      }
      throw error;
    }
  }
}

function shiftEntry(shift: Shift, costOf: CostOf): ScheduleEntry {
  return {
    _id: shift.id,
    kind: 'shift',
    version: 0,
    location: shift.location.id,
    locationName: shift.location.locationName,
    day: calendarDayIn(shift.startsAt, shift.timeZone),
    startTime: startTimeOf(shift),
    date: shift.startsAt.toISOString(),
    endDate: shift.endsAt.toISOString(),
    timeZone: shift.timeZone,
    duration: shift.durationHours,
    rate: shift.rate,
    totalWorkers: shift.totalWorkers,
    confirmed: shift.confirmedCount,
    requests: shift.requestCount,
    jobType: shift.jobType,
    jobTitle: shift.jobTitle,
    supervisor: shift.supervisor.id,
    isComplete: shift.status === 'Complete',
    hours: shift.durationHours * shift.totalWorkers,
    cost: costOf(shift),
  };
}

function draftEntry(draft: Draft, employer: EmployerAccount, costOf: CostOf): ScheduleEntry {
  const startsAt = draftStart(draft.day, draft.startTime, draft.timeZone);
  const location = employer.locations.find(({ id }) => id === draft.locationId);
  const { durationHours, totalWorkers, timeZone } = draft;
  const rate = cents(draft.rateCents);
  return {
    _id: draft.id,
    kind: 'draft',
    version: draft.version,
    location: draft.locationId,
    locationName: location?.locationName ?? '',
    day: draft.day,
    startTime: draft.startTime,
    date: startsAt.toISOString(),
    endDate: addHours(startsAt, durationHours).toISOString(),
    timeZone,
    duration: durationHours,
    rate,
    totalWorkers,
    confirmed: 0,
    requests: 0,
    jobType: draft.jobType,
    jobTitle: draft.jobTitle,
    supervisor: draft.supervisorId,
    isComplete: false,
    hours: durationHours * totalWorkers,
    cost: location
      ? costOf({ startsAt, timeZone, durationHours, rate, totalWorkers, location })
      : null,
    ...(draft.seriesId && { series: draft.seriesId }),
  };
}
