export { clockIn, clockOut, clockRules, timesheets } from './calls.ts';
export { TIMESHEET_STATES, Timesheet, TimesheetQuery } from './schemas.ts';
