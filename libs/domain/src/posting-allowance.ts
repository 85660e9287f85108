/** A form that was sent: when, and how many postings it made. */
export interface SentForm {
  readonly at: Date;
  readonly postings: number;
}

/** How much a business may post while its account is young; `days` is how long that is. */
export interface AllowanceLimits {
  readonly postingsPerHour: number;
  readonly postingsPerDay: number;
  readonly days: number;
}

export const ALLOWANCE_WINDOW_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Whether the limits hold for an account that was made then. */
export const isYoungAccount = (createdAt: Date, now: Date, { days }: AllowanceLimits): boolean =>
  now.getTime() - createdAt.getTime() < days * ALLOWANCE_WINDOW_MS;

/** How many postings a form can make at most, whenever it is sent. */
export const mostAtOnce = ({ postingsPerHour, postingsPerDay }: AllowanceLimits): number =>
  Math.min(postingsPerHour, postingsPerDay);

/**
 * When a form that makes so many postings, `mostAtOnce` at most, may be sent: null for now, else the
 * first instant. Each of its postings counts towards the hour and towards the day.
 */
export function allowedFrom(
  sent: readonly SentForm[],
  postings: number,
  now: Date,
  { postingsPerHour, postingsPerDay }: AllowanceLimits,
): Date | null {
  const opens = Math.max(
    opensIn(sent, postings, now, { windowMs: HOUR_MS, most: postingsPerHour }),
    opensIn(sent, postings, now, { windowMs: ALLOWANCE_WINDOW_MS, most: postingsPerDay }),
  );
  return opens > now.getTime() ? new Date(opens) : null;
}

interface Window {
  readonly windowMs: number;
  readonly most: number;
}

/** The oldest forms stop counting first. */
function opensIn(
  sent: readonly SentForm[],
  postings: number,
  now: Date,
  { windowMs, most }: Window,
): number {
  const ends = ({ at }: SentForm): number => at.getTime() + windowMs;
  const counting = sent
    .filter((form) => ends(form) > now.getTime())
    .toSorted((a, b) => ends(a) - ends(b));
  let counted = counting.reduce((sum, form) => sum + form.postings, 0);
  let opens = 0;
  for (const form of counting) {
    if (counted + postings <= most) break;
    counted -= form.postings;
    opens = ends(form);
  }
  return opens;
}
