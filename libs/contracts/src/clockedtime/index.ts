export {
  clockCode,
  clockIn,
  clockOut,
  clockRules,
  correctTimesheet,
  recordBreak,
  selfClockIn,
  selfClockOut,
  timesheets,
  witnessTime,
} from './calls.ts';
export {
  ClockCode,
  type ClockedMoment,
  CorrectionForm,
  SelfClockForm,
  TIMESHEET_STATES,
  Timesheet,
  TimesheetQuery,
} from './schemas.ts';
