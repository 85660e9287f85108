export type { Advance, ShiftChanges, ShiftEvent } from './lifecycle/advance.ts';
export { advanceShift, eventRefusal } from './lifecycle/advance.ts';
export type { RequestingWorker } from './lifecycle/guards.ts';
export {
  CANCELLATION_NOTICE_HOURS,
  cancelRefusal,
  canSubmitShift,
  clockInRefusal,
  clockOutRefusal,
  clockTimesRefusal,
  confirmRefusal,
  deleteRefusal,
  editRefusal,
  inviteRefusal,
  isLateCancellation,
  isRating,
  noShowRefusal,
  ratingRefusal,
  requestRefusal,
  submitRefusal,
  withdrawRefusal,
} from './lifecycle/guards.ts';
export type { ShiftCode } from './lifecycle/refusals.ts';
export { SHIFT_CODES, shiftRefusal } from './lifecycle/refusals.ts';
export {
  ageOn,
  isOldEnoughForRetail,
  isRetailJobType,
  retailMinimumAge,
} from './lifecycle/retail-age.ts';
export type { Place, Shift, ShiftTimes } from './lifecycle/shift.ts';
export {
  confirmedCount,
  hasBegun,
  overlappingShifts,
  placeState,
  requestCount,
  shiftState,
  shiftsOverlap,
} from './lifecycle/shift.ts';
export type {
  ConfirmedState,
  PlaceEvent,
  PlaceState,
  PlaceStep,
  ShiftEventType,
  ShiftState,
} from './lifecycle/states.ts';
export {
  CONFIRMED_STATES,
  isConfirmedState,
  isSettledState,
  PLACE_EVENTS,
  PLACE_STATES,
  PLACE_TRANSITIONS,
  SHIFT_EVENTS,
  SHIFT_RULES,
  SHIFT_STATES,
  SHIFT_STATUS_TEXT,
} from './lifecycle/states.ts';
export type { PrimaryAction } from './lifecycle/worked-time.ts';
export {
  DEFAULT_RATING,
  defaultCheckIn,
  defaultCheckOut,
  hoursOfPlace,
  MAX_SHIFT_HOURS,
  primaryAction,
  workedHours,
} from './lifecycle/worked-time.ts';
