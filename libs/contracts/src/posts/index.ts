export {
  agreeToChanges,
  boardPost,
  boardPosts,
  CancellationTerms,
  cancelAssignment,
  cancellationTerms,
  completeShift,
  confirmedShifts,
  confirmWorker,
  createPost,
  deletePost,
  employerPermanent,
  employerShifts,
  findWork,
  getPost,
  history,
  markNoShow,
  quotePost,
  requestedShifts,
  requestShift,
  upcomingShifts,
  updatePost,
  withdrawRequest,
} from './calls.ts';
export { MAX_COSTED_SHIFTS, shiftCost, shiftCosts } from './cost-calls.ts';
export {
  Benefit,
  Credential,
  EmploymentKind,
  JobTitle,
  JobType,
  PermanentPostForm,
  PostForm,
  Quote,
  TempPostForm,
  WeeklyHours,
} from './forms.ts';
export { BoardQuery, EmployerPostsQuery, FindWorkQuery } from './queries.ts';
export {
  cancelShift,
  leftByChoice,
  ReleaseTerms,
  releaseTerms,
  releaseWorker,
  ShiftCancellationTerms,
  shiftCancellationTerms,
} from './release-calls.ts';
export {
  CompletedShift,
  ConfirmedWorker,
  HowToApply,
  PermanentPost,
  Post,
  ShiftRequest,
  ShiftStatus,
  TempPost,
} from './schemas.ts';
export { ChangedTerms, SeenTerms } from './terms.ts';
