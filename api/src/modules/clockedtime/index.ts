export { DecideDisputeUseCase } from './application/settling/decide-dispute.use-case.ts';
export { TimesheetLists } from './application/timesheets/timesheet-lists.ts';
export { ClockedTimeModule } from './clockedtime.module.ts';
export type { OwnTime } from './domain/timesheet.ts';
export { type TimesheetDocument, timesheetCollection } from './persistence/timesheet.schema.ts';
