export { CalendarDashboard } from './calendar-dashboard.tsx';
export { useChosenDay } from './use-chosen-day.ts';
