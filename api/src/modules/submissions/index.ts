export { shiftSubmitted } from './application/shift-submitted.ts';
export { SubmissionsModule } from './submissions.module.ts';
