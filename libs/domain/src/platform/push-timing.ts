import {
  addDays,
  calendarDayIn,
  instantOnDay,
  type TimeZone,
  wallTimeIn,
} from '../zones/time-zone.ts';

/** From one time of day to another, `HH:MM`, over midnight where the second is the earlier one. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
  readonly timeZone: TimeZone;
}

/** So many pushes a person gets one by one within `PUSH_WINDOW_MS`; the others are joined into one (NOTIFY-17). */
export const PUSHES_ONE_BY_ONE = 3;
export const PUSH_WINDOW_MS = 10 * 60_000;

/** When somebody's quiet time that holds at `now` is over; null where it is not quiet (NOTIFY-16). */
export function endOfQuiet(now: Date, { from, to, timeZone }: QuietHours): Date | null {
  const { hour, minute } = wallTimeIn(now, timeZone);
  const shown = hour * 60 + minute;
  const begins = minutesOf(from);
  const ends = minutesOf(to);
  const isOverMidnight = begins > ends;
  const isQuiet = isOverMidnight
    ? shown >= begins || shown < ends
    : shown >= begins && shown < ends;
  if (!isQuiet) {
    return null;
  }
  const today = calendarDayIn(now, timeZone);
  const day = isOverMidnight && shown >= begins ? addDays(today, 1) : today;
  const time = { hour: Math.floor(ends / 60), minute: ends % 60 };
  const end = instantOnDay(day, time, timeZone);
  // In the hour that comes twice in autumn, it ended when the clock showed the time first.
  return end > now ? end : null;
}

/** Whether a push goes now, and what is then remembered of the last ones; else when it goes with others. */
export function paceOf(
  sentAt: readonly Date[],
  now: Date,
): { readonly joinAt: Date } | { readonly joinAt: null; readonly sentAt: readonly Date[] } {
  const since = now.getTime() - PUSH_WINDOW_MS;
  const recent = sentAt.filter((at) => at.getTime() > since);
  const [first] = recent;
  return first && recent.length >= PUSHES_ONE_BY_ONE
    ? { joinAt: new Date(first.getTime() + PUSH_WINDOW_MS) }
    : { joinAt: null, sentAt: [...recent, now] };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
