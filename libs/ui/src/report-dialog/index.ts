export { ReportPosting } from './report-posting.tsx';
