export { answerSupport, askSupport, claimSupport, ownSupport, supportRequests } from './calls.ts';
export { SupportAnswer, SupportForm, type SupportRequest, WaitingSupport } from './schemas.ts';
