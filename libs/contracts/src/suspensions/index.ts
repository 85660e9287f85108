export { answerAppeal, appealSuspension, appeals, mySuspension } from './calls.ts';
export {
  Appeal,
  AppealAnswer,
  AppealedSuspension,
  AppealForm,
  Suspension,
  SuspensionEnd,
  SuspensionWords,
} from './schemas.ts';
