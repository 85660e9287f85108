/** A form that was sent: when, and how many postings it made. */
export interface SentForm {
  readonly at: Date;
  readonly postings: number;
}

/** How much a business may post while its account is young; `days` is how long that is. */
export interface AllowanceLimits {
  readonly formsPerHour: number;
  readonly postingsPerDay: number;
  readonly days: number;
}

export const ALLOWANCE_WINDOW_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Whether the limits hold for an account that was made then. */
export const isYoungAccount = (createdAt: Date, now: Date, { days }: AllowanceLimits): boolean =>
  now.getTime() - createdAt.getTime() < days * ALLOWANCE_WINDOW_MS;

/**
 * When a form that makes so many postings may be sent: null for now, else the first instant. A form
 * counts once towards the hour, however many days it is for, and each of its postings towards the day.
 * A form that is larger than a whole day's allowance may be sent once nothing else counts.
 */
export function allowedFrom(
  sent: readonly SentForm[],
  postings: number,
  now: Date,
  { formsPerHour, postingsPerDay }: AllowanceLimits,
): Date | null {
  const ends = (form: SentForm, windowMs: number): number => form.at.getTime() + windowMs;
  const inHour = sent.filter((form) => ends(form, HOUR_MS) > now.getTime());
  const hourOpens = nth(
    inHour.map((form) => ends(form, HOUR_MS)),
    inHour.length - formsPerHour,
  );
  const inDay = sent
    .filter((form) => ends(form, ALLOWANCE_WINDOW_MS) > now.getTime())
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let counted = inDay.reduce((sum, form) => sum + form.postings, 0);
  let dayOpens: number | null = null;
  for (const form of inDay) {
    if (counted + postings <= postingsPerDay) break;
    counted -= form.postings;
    dayOpens = ends(form, ALLOWANCE_WINDOW_MS);
  }
  const opens = Math.max(hourOpens ?? 0, dayOpens ?? 0);
  return opens > now.getTime() ? new Date(opens) : null;
}

const nth = (times: readonly number[], index: number): number | null =>
  index < 0 ? null : (times.toSorted((a, b) => a - b)[index] ?? null);
