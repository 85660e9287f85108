export { LatePay } from './application/absence/late-pay.ts';
export { ReleaseFromComingShifts } from './application/absence/release-from-coming-shifts.ts';
export { type LeavingCause, workerLeft } from './application/absence/worker-left.ts';
export { ConfirmWorkerUseCase } from './application/confirmation/confirm-worker.use-case.ts';
export { workerConfirmed } from './application/confirmation/worker-confirmed.ts';
export { ConfirmedShifts } from './application/lists/confirmed-shifts.ts';
export { type ConfirmedWork, WorkerActivity } from './application/lists/worker-activity.ts';
export { ShiftNotifications } from './application/notifications/shift-notifications.ts';
export { latePayOwed } from './application/postings/late-pay-owed.ts';
export {
  type AssignmentOnShift,
  AssignmentProgress,
} from './application/progress/assignment-progress.ts';
export { shiftRequested } from './application/requests/shift-requested.ts';
export { AssignmentsModule } from './assignments.module.ts';
export { type Assignment, hasAgreed } from './domain/assignment.ts';
export type { AssignmentId } from './domain/ids.ts';
export {
  type AssignmentKey,
  EmployerAssignmentRepository,
} from './domain/ports/employer-assignment.repository.ts';
export { WorkerAssignmentRepository } from './domain/ports/worker-assignment.repository.ts';
export { WorkerAttendance } from './domain/ports/worker-attendance.ts';
export { toWorkTerms } from './domain/seen-terms.ts';
export {
  type AssignmentDocument,
  assignmentCollection,
} from './persistence/assignment.schema.ts';
