export { anId } from './an-id.ts';
export { anApplication } from './applications.ts';
export { aReview } from './back-office.ts';
export { type Built, builderOf } from './builder.ts';
export { daysFromNow, hoursFromNow, NOW } from './clock.ts';
export { aConversation, aMessage, anOpenConversation } from './conversations.ts';
export { aFavouriteWorker, anInvitation } from './favourites.ts';
export { anInvoice, aPayout, aQuote } from './money.ts';
export { aNotification } from './notifications.ts';
export { PICTURE } from './picture.ts';
export { aPostingTemplate } from './posting-templates.ts';
export {
  aCompletedShift,
  aConfirmedWorker,
  aPermanentPost,
  aRequest,
  aTempPost,
} from './posts.ts';
export {
  aCertificate,
  aDocument,
  aLocation,
  anEmployerProfile,
  anEmptyProfile,
  aProfile,
  aSupervisor,
  aWorkerProfile,
  aWorkerProfileView,
} from './profiles.ts';
export { anOwnQuiz, aQuizAttempt, aQuizBadge } from './quizzes.ts';
export { someTalks } from './some-talks.ts';
export {
  aDecidedTimesheet,
  aDisputedTimesheet,
  aLeftTimesheet,
  anExplainedTimesheet,
  aSentHomeTimesheet,
  aSubmittedTimesheet,
  aTimesheet,
} from './timesheets.ts';
export {
  aBank,
  anEmployer,
  aPaymentMethod,
  aSuspension,
  aUser,
  aWorker,
  NOT_ONBOARDED,
} from './users.ts';
