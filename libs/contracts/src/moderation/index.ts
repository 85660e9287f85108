export {
  decidePosting,
  dismissReport,
  moderationQueue,
  postingReports,
  reportPost,
  takeDownPost,
} from './calls.ts';
export { PostingDecision, PostingReport, ReportForm, WaitingPost } from './schemas.ts';
