export {
  answerSupport,
  askSupport,
  claimSupport,
  ownSupport,
  supportAddress,
  supportRequests,
} from './calls.ts';
export { SupportAnswer, SupportForm, type SupportRequest, WaitingSupport } from './schemas.ts';
