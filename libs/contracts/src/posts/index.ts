export {
  boardPost,
  boardPosts,
  cancelAssignment,
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
export {
  CompletedShift,
  ConfirmedWorker,
  HowToApply,
  PermanentPost,
  Post,
  PostingState,
  ShiftRequest,
  ShiftStatus,
  TempPost,
} from './schemas.ts';
