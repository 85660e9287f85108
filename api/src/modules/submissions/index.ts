export { ShiftBilling } from './application/shift-billing.ts';
export { type SubmittedShift, shiftSubmitted } from './application/shift-submitted.ts';
export { SubmissionsModule } from './submissions.module.ts';
