export { ChosenMonth } from './chosen-month.tsx';
export { DashboardColumns } from './dashboard-columns.tsx';
export { HomeColumns } from './home-columns.tsx';
export { useChosenDay } from './use-chosen-day.ts';
