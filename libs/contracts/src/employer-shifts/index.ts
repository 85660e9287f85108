export {
  declineRequest,
  employerDesk,
  employerShiftCounts,
  employerShiftRows,
  shiftDistances,
  workersOfEmployer,
} from './calls.ts';
export {
  EmployerDesk,
  EmployerShiftFilters,
  EmployerShiftRow,
  EmployerShiftsQuery,
  SHIFT_TABS,
  ShiftCounts,
  type ShiftNeed,
  type ShiftTab,
  WorkerDistance,
  WorkerOfEmployer,
} from './schemas.ts';
