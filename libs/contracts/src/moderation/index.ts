export {
  decidePosting,
  dismissReport,
  moderationQueue,
  postingReports,
  reportPost,
  takeDownPost,
} from './calls.ts';
export { PostingDecision, ReportForm } from './schemas.ts';
