import { PermanentPostForm, TempPostForm } from '@leafshift/contracts/posts';
import {
  permanentRangeRefusal,
  type RateBounds,
  rateRefusal,
  seriesStarts,
  startRefusal,
} from '@leafshift/domain/posting-rules';
import { type TextCode, textCode } from '@leafshift/domain/text-code';
import { type TimeZone, toCalendarDay } from '@leafshift/domain/time-zone';
import type { z } from 'zod';
import { permanentBody, tempBody } from './bodies.ts';
import { startOn } from './schedule.ts';
import type { PermanentValues, TempValues } from './values.ts';

export type Problems<Values> = Partial<Record<keyof Values, string>>;

/** What the check of the Temp form needs besides the form. */
export interface TempRules {
  /** The location's; null for a province without one. */
  readonly zone: TimeZone | null;
  readonly bounds: RateBounds;
  readonly now: Date;
}

/** What is wrong with a Temp form, by field (POST-1). */
export function tempProblems(values: TempValues, rules: TempRules): Problems<TempValues> {
  const zone = rules.zone ?? 'UTC';
  const parsed = TempPostForm.safeParse(tempBody(values, zone));
  return {
    ...fieldProblems(parsed.error, (path) => tempField(path, values)),
    ...scheduleProblems(values, zone, rules.now),
    ...(values.jobType &&
      messageAt('rate', rateRefusal(values.rate, values.jobType, rules.bounds))),
    ...(values.location && !rules.zone && { location: textCode('INPUT_NOT_VALID') }),
  };
}

/** What is wrong with a Permanent form, by field. */
export function permanentProblems(
  values: PermanentValues,
  bounds: RateBounds,
): Problems<PermanentValues> {
  const parsed = PermanentPostForm.safeParse(permanentBody(values));
  const range = permanentRangeRefusal(values, bounds);
  return {
    ...fieldProblems(parsed.error, permanentField),
    ...(range && messageAt(range.field, range)),
  };
}

/** The Temp form's field behind a path of the body; null where no field shows it. */
export function tempField(path: string, values: TempValues): keyof TempValues | null {
  const [head = ''] = path.split('.');
  if (head === 'date') {
    return values.days.length > 0 ? 'time' : 'days';
  }
  if (head === 'postDateArray') {
    return 'days';
  }
  return isOneOf(TEMP_FIELDS, head) ? head : null;
}

/** The Permanent form's field behind a path of the body; null where no field shows it. */
export function permanentField(path: string): keyof PermanentValues | null {
  const [head = ''] = path.split('.');
  return isOneOf(PERMANENT_FIELDS, head) ? head : null;
}

const TEMP_FIELDS = [
  'duration',
  'rate',
  'totalWorkers',
  'jobType',
  'jobTitle',
  'supervisor',
  'location',
  'jobDescription',
  'jobRequirements',
  'credentials',
] as const;
const PERMANENT_FIELDS = [
  'jobType',
  'location',
  'rate',
  'rateHigh',
  'employmentKind',
  'weeklyHours',
  'benefits',
  'credentials',
  'jobDescription',
] as const;

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((known) => known === name);
}

function scheduleProblems(values: TempValues, zone: TimeZone, now: Date): Problems<TempValues> {
  const [first] = [...values.days].sort();
  if (!first || !values.time) {
    return {};
  }
  const starts = seriesStarts(
    startOn(first, values.time, zone),
    values.days.map((day) => toCalendarDay(day)),
    zone,
  );
  const refusal = starts.map((start) => startRefusal(start, now)).find((found) => found !== null);
  return messageAt('time', refusal ?? null);
}

function messageAt<Field extends string>(
  field: Field,
  refusal: { readonly text: TextCode } | null,
): Partial<Record<Field, string>> {
  return refusal ? ({ [field]: refusal.text } as Record<Field, string>) : {};
}

function fieldProblems<Field extends string>(
  error: z.ZodError | undefined,
  fieldOf: (path: string) => Field | null,
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const issue of error?.issues ?? []) {
    const field = fieldOf(issue.path.join('.'));
    if (field && !(field in found)) {
      found[field] = issue.message;
    }
  }
  return found;
}
