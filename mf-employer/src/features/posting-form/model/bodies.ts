import type {
  PermanentPost,
  PermanentPostForm,
  TempPost,
  TempPostForm,
} from '@leafshift/contracts/posts';
import { earliestStart } from '@leafshift/domain/posting-rules';
import { calendarDayIn, type TimeZone } from '@leafshift/domain/time-zone';
import { startOn } from './schedule.ts';
import type { PermanentValues, TempValues } from './values.ts';

/** The body as far as it is filled in; the schema then names the missing fields. */
export type Incomplete<Form> = { readonly [K in keyof Form]?: Form[K] | undefined };

/** The body of a Temp posting. `zone` is the location's. */
export function tempBody(values: TempValues, zone: TimeZone): Incomplete<TempPostForm> {
  const [first, ...further] = [...values.days].sort();
  const {
    days: _days,
    invited: _invited,
    time,
    jobType,
    jobTitle,
    supervisor,
    location,
    ...rest
  } = values;
  return {
    ...rest,
    employmentType: 'Temp',
    date: first && time ? startOn(first, time, zone).toISOString() : undefined,
    ...(further.length > 0 && { postDateArray: further }),
    jobType: jobType ?? undefined,
    jobTitle: jobTitle ?? undefined,
    supervisor: supervisor ?? undefined,
    location: location ?? undefined,
    credentials: [...values.credentials],
  };
}

/** The body of a Permanent posting. */
export function permanentBody(values: PermanentValues): Incomplete<PermanentPostForm> {
  return {
    ...values,
    employmentType: 'Permanent',
    location: values.location ?? undefined,
    employmentKind: values.employmentKind ?? null,
    weeklyHours: typedHours(values.weeklyHours),
    benefits: [...values.benefits],
    credentials: [...values.credentials],
  };
}

/** Hours as typed, with a comma or a point; null where nothing is, NaN where it is no number. */
export const typedHours = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));

/** Hours as the form has them. */
export const shownHours = (hours: number | null | undefined): string =>
  hours === null || hours === undefined ? '' : String(hours);

/** What the price of a posting depends on besides the form. */
export interface QuoteContext {
  /** The location's time zone. */
  readonly zone: TimeZone | null;
  readonly now: Date;
  /** Any supervisor of the profile, named while none is chosen. */
  readonly anySupervisor: string | null;
}

const PRICE_NEUTRAL_TEXT = '-';

/**
 * The body that asks what a half-filled Temp posting will cost; null until location and job type
 * are chosen. What does not change the price is filled in, because a quote takes a whole form.
 */
export function tempQuoteBody(
  values: TempValues,
  { zone, now, anySupervisor }: QuoteContext,
): TempPostForm | null {
  const { location, jobType } = values;
  const supervisor = values.supervisor ?? anySupervisor;
  if (!location || !jobType || !zone || !supervisor) {
    return null;
  }
  const body = tempBody(values, zone);
  return {
    employmentType: 'Temp',
    date: body.date ?? earliestStart(now).toISOString(),
    ...(body.postDateArray && { postDateArray: body.postDateArray }),
    duration: values.duration,
    rate: values.rate,
    totalWorkers: values.totalWorkers,
    jobType,
    jobTitle: values.jobTitle ?? 'Budtender',
    supervisor,
    jobDescription: PRICE_NEUTRAL_TEXT,
    location,
  };
}

/** A posting as the form shows it, for editing. */
export function tempValuesOf(post: TempPost): TempValues {
  return {
    days: [calendarDayIn(post.date, post.timeZone)],
    time: post.startTime,
    duration: post.duration,
    rate: post.rate,
    totalWorkers: post.totalWorkers,
    jobType: post.jobType,
    jobTitle: post.jobTitle,
    supervisor: post.supervisor._id,
    location: post.location._id,
    jobDescription: post.jobDescription,
    jobRequirements: post.jobRequirements,
    credentials: post.askedCredentials ?? [],
    invited: [],
  };
}

/** A permanent posting as the form shows it, for editing. */
export function permanentValuesOf(post: PermanentPost): PermanentValues {
  const { jobType, rate, rateHigh, jobDescription, locationId } = post;
  const { employmentKind, weeklyHours, benefits, credentials } = post;
  return {
    jobType,
    rate,
    rateHigh,
    jobDescription,
    location: locationId,
    employmentKind,
    weeklyHours: shownHours(weeklyHours),
    benefits,
    credentials,
  };
}
