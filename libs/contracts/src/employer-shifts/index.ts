export {
  declineRequest,
  employerDesk,
  employerShiftCounts,
  employerShiftRows,
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
  WorkerOfEmployer,
} from './schemas.ts';
