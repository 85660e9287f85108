import type { CalendarDay } from '@leafshift/domain/time-zone';
import type { TFunction } from 'i18next';
import type { MarkKind } from '../status-mark/mark-kinds.ts';

/** What there is on one day: so many shifts in that state. */
export interface DayMark {
  readonly kind: MarkKind;
  readonly count: number;
}

/** The marks of each day that has any, by `YYYY-MM-DD`. */
export type DayMarks = Readonly<Partial<Record<CalendarDay, readonly DayMark[]>>>;

/** Counts the states of things by their day, in the order in which the states first appear. */
export function countMarks(
  entries: Iterable<{ readonly day: CalendarDay; readonly kind: MarkKind }>,
): DayMarks {
  const days: Record<string, DayMark[]> = {};
  for (const { day, kind } of entries) {
    const marks = days[day] ?? [];
    const known = marks.find((mark) => mark.kind === kind);
    days[day] = known
      ? marks.map((mark) => (mark === known ? { kind, count: mark.count + 1 } : mark))
      : [...marks, { kind, count: 1 }];
  }
  return days as DayMarks;
}

/** `2 confirmed shifts`, for a label or a legend. */
export const markWords = (t: TFunction, { kind, count }: DayMark): string =>
  t(`calendar.mark.${kind}`, { count });
