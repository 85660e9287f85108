export { answerAppeal, appealSuspension, appeals, mySuspension } from './calls.ts';
export {
  Appeal,
  AppealAnswer,
  AppealedSuspension,
  AppealForm,
  Suspension,
  SuspensionEnd,
} from './schemas.ts';
