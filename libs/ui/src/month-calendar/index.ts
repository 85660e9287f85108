export { countMarks, type DayMarks } from './day-marks.ts';
export { MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx';
