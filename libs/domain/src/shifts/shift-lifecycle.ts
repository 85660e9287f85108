export type { ShiftEvent } from './lifecycle/advance.ts';
export { advanceShift } from './lifecycle/advance.ts';
export type { ClockBounds, Clocking } from './lifecycle/clocking.ts';
export {
  breakRefusal,
  clockInTimeRefusal,
  clockOutTimeRefusal,
  DEFAULT_CLOCK_BOUNDS,
  earliestClockIn,
  LATE_AFTER_MS,
  lateTime,
  lateTimeRefusal,
  proposedCheckIn,
  proposedCheckOut,
} from './lifecycle/clocking.ts';
export type { RequestingWorker } from './lifecycle/guards.ts';
export {
  ageRefusal,
  agreeRefusal,
  CANCELLATION_NOTICE_HOURS,
  cancelRefusal,
  cancelShiftRefusal,
  canSubmitShift,
  clockInRefusal,
  clockOutRefusal,
  closedShiftRefusal,
  confirmRefusal,
  declineRefusal,
  deleteRefusal,
  editRefusal,
  inviteRefusal,
  isLateCancellation,
  leftByChoiceRefusal,
  noShowRefusal,
  ratingRefusal,
  releaseRefusal,
  requestRefusal,
  seenTermsRefusal,
  submitRefusal,
  takeOfferRefusal,
  withdrawRefusal,
} from './lifecycle/guards.ts';
export { clockCodeRefusal, correctionRefusal } from './lifecycle/own-clock.ts';
export type { ShiftCode } from './lifecycle/refusals.ts';
export { SHIFT_CODES, shiftRefusal } from './lifecycle/refusals.ts';
export {
  ageOn,
  isOldEnoughForRetail,
  isRetailJobType,
  retailMinimumAge,
} from './lifecycle/retail-age.ts';
export { type RetailFrom, retailFrom } from './lifecycle/retail-from.ts';
export type { Assignment, Shift, ShiftTimes } from './lifecycle/shift.ts';
export {
  assignmentState,
  awaitsAgreement,
  confirmedCount,
  hasBegun,
  isOver,
  overlappingShifts,
  requestCount,
  shiftState,
  shiftsOverlap,
} from './lifecycle/shift.ts';
export type {
  AssignmentState,
  ConfirmedState,
} from './lifecycle/states.ts';
export {
  ASSIGNMENT_EVENTS,
  ASSIGNMENT_STATES,
  ASSIGNMENT_TRANSITIONS,
  CONFIRMED_STATES,
  isConfirmedState,
  isSettledState,
  SHIFT_EVENTS,
  SHIFT_STATUS_TEXT,
  takesSpot,
} from './lifecycle/states.ts';
export type { WorkPlace, WorkTerms } from './lifecycle/terms.ts';
export { materialChanges, TERM_CHANGES, termsOf } from './lifecycle/terms.ts';
export {
  DEFAULT_RATING,
  hoursOfAssignment,
  primaryAction,
  workedHours,
} from './lifecycle/worked-time.ts';
