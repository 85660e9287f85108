export { Moderation } from './application/moderation.ts';
export { PostingReports } from './application/posting-reports.ts';
export { TakeDownUseCase } from './application/take-down.use-case.ts';
export type { PostingReportId } from './domain/posting-report.ts';
export { ModerationModule } from './moderation.module.ts';
