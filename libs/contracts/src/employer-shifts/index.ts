export {
  declineRequest,
  employerShiftCounts,
  employerShiftRows,
  workersOfEmployer,
} from './calls.ts';
export {
  EmployerShiftFilters,
  EmployerShiftRow,
  EmployerShiftsQuery,
  SHIFT_TABS,
  ShiftCounts,
  type ShiftNeed,
  type ShiftTab,
  WorkerOfEmployer,
} from './schemas.ts';
