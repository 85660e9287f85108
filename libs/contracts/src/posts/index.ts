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
  shiftCost,
  upcomingShifts,
  updatePost,
  withdrawRequest,
} from './calls.ts';
export {
  JobTitle,
  JobType,
  PermanentPostForm,
  PostForm,
  Quote,
  TempPostForm,
} from './forms.ts';
export { BoardQuery, EmployerPostsQuery, FindWorkQuery } from './queries.ts';
export { leftByChoice, ReleaseTerms, releaseTerms, releaseWorker } from './release-calls.ts';
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
