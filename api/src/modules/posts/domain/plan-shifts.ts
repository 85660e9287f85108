import type { TempPostForm } from '@leafshift/contracts/posts';
import { searchText } from '@leafshift/domain/folded-text';
import { dollarsToCents } from '@leafshift/domain/money';
import {
  durationRefusal,
  MAX_SERIES_DAYS,
  rateRefusal,
  roundStart,
  seriesStarts,
  shiftEnd,
  startRefusal,
  workersRefusal,
} from '@leafshift/domain/posting-rules';
import { findProvince } from '@leafshift/domain/provinces';
import type { FieldProblem } from '@leafshift/domain/refusal';
import { hasTaxRate, InvalidProvinceError } from '@leafshift/domain/tax';
import { textCode } from '@leafshift/domain/text-code';
import {
  type CalendarDay,
  calendarDayIn,
  timeZoneOf,
  toCalendarDay,
} from '@leafshift/domain/time-zone';
import {
  hasWords,
  notPlanned,
  type Planned,
  type PostingEmployer,
  planned,
  type ShiftLocation,
  sanitiseRichText,
} from '../../job-board/index.ts';
import type { ShiftTerms } from './shift.ts';

/** Starts that need no notice because they stand already (editing without moving the shift). */
export interface PlanOptions {
  readonly now: Date;
  readonly unchangedStart?: Date;
}

/** The same terms for each day of a form, in the order of their starts. */
export interface ShiftPlan {
  readonly terms: readonly ShiftTerms[];
  readonly seriesDays: readonly CalendarDay[];
}

/**
 * Turns a form into what each of its days posts, with every rule of
 * postings (POST-1). Throws InvalidProvinceError where the location's province has no tax rate.
 */
export function planShifts(
  form: TempPostForm,
  employer: PostingEmployer,
  options: PlanOptions,
): Planned<ShiftPlan> {
  const location = employer.locations.find((entry) => entry.id === form.location);
  const supervisor = employer.supervisors.find((entry) => entry.id === form.supervisor);
  if (!location) {
    return notPlanned({ path: 'location', text: textCode('POSTING_LOCATION_REQUIRED') });
  }
  if (!supervisor) {
    return notPlanned({ path: 'supervisor', text: textCode('SHIFT_SUPERVISOR_REQUIRED') });
  }
  if (!hasTaxRate(location.province)) {
    throw new InvalidProvinceError();
  }
  const timeZone = timeZoneOf(location.province, location);
  const starts = seriesStarts(
    roundStart(form.date),
    (form.postDateArray ?? []).map(toCalendarDay),
    timeZone,
  );
  const jobDescription = sanitiseRichText(form.jobDescription);
  const problems = [
    ...formProblems(form, employer, jobDescription),
    ...startProblems(starts, options),
  ];
  if (problems.length > 0) {
    return notPlanned(...problems);
  }
  const common = {
    timeZone,
    durationHours: form.duration,
    rate: dollarsToCents(form.rate),
    totalWorkers: form.totalWorkers,
    jobType: form.jobType,
    jobTitle: form.jobTitle,
    supervisor,
    location: { ...location, province: findProvince(location.province)?.code ?? location.province },
    jobDescription,
    jobRequirements: sanitiseRichText(form.jobRequirements ?? ''),
    askedCredentials: form.credentials ?? [],
    searchText: shiftSearchText(form, employer, location),
  };
  return planned({
    terms: starts.map((startsAt) => ({
      ...common,
      startsAt,
      endsAt: shiftEnd(startsAt, form.duration),
    })),
    seriesDays: starts.map((start) => calendarDayIn(start, timeZone)),
  });
}

function formProblems(
  form: TempPostForm,
  employer: PostingEmployer,
  jobDescription: string,
): readonly FieldProblem[] {
  const refusals = [
    ['rate', rateRefusal(form.rate, form.jobType, employer.rateBounds)],
    ['duration', durationRefusal(form.duration)],
    ['totalWorkers', workersRefusal(form.totalWorkers)],
  ] as const;
  return [
    ...refusals.flatMap(([path, refusal]) => (refusal ? [{ path, text: refusal.text }] : [])),
    ...(hasWords(jobDescription)
      ? []
      : [{ path: 'jobDescription', text: textCode('DESCRIPTION_REQUIRED') }]),
  ];
}

function startProblems(
  starts: readonly Date[],
  { now, unchangedStart }: PlanOptions,
): readonly FieldProblem[] {
  if (starts.length > MAX_SERIES_DAYS) {
    return [{ path: 'postDateArray', text: textCode('TOO_MANY_DAYS', { count: MAX_SERIES_DAYS }) }];
  }
  const refusal = starts
    .filter((start) => start.getTime() !== unchangedStart?.getTime())
    .map((start) => startRefusal(start, now))
    .find((found) => found !== null);
  return refusal ? [{ path: 'date', text: refusal.text }] : [];
}

function shiftSearchText(
  form: TempPostForm,
  employer: PostingEmployer,
  location: ShiftLocation,
): string {
  const province = findProvince(location.province);
  return searchText([
    form.jobTitle,
    form.jobType,
    employer.name,
    location.locationName,
    location.city,
    province?.name ?? '',
    province?.code ?? '',
  ]);
}
