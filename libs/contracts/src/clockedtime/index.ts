export {
  acceptTimesheet,
  answerDispute,
  clockIn,
  clockOut,
  clockRules,
  decideTimesheet,
  disputedTimesheets,
  disputeTimesheet,
  timesheets,
} from './calls.ts';
export {
  DisputeAnswerForm,
  DisputeDecisionForm,
  DisputedTimesheet,
  DisputeForm,
  TIMESHEET_STATES,
  Timesheet,
  TimesheetQuery,
} from './schemas.ts';
