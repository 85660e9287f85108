export { held, ShiftChanges } from './api/changes/shift-changes.ts';
export { ConfirmedShifts } from './api/confirmed-shifts.ts';
export { ShiftNotices } from './api/notices/shift-notices.ts';
export { EmployerRecords, WorkerRecords } from './api/records.ts';
export { type PostingAddress, PublicBoard } from './api/use-cases/public-board.ts';
export { ShiftViews } from './api/views/shift-views.ts';
export type { PlaceId, ShiftId } from './domain/ids.ts';
export { ruledShiftFor } from './domain/lifecycle-shift.ts';
export type { ShiftPlace } from './domain/place.ts';
export {
  Activity,
  type EmployerActivity,
  type Span,
  type WorkerActivity,
} from './domain/ports/activity.ts';
export { Invitations } from './domain/ports/invitations.ts';
export {
  type Backing,
  type DemandGroup,
  type MarketFigures,
  MarketOverview,
  type MarketSpan,
  type RateCount,
  type RatedGroup,
} from './domain/ports/market-figures.ts';
export { StandingRepository } from './domain/ports/standing.repository.ts';
export { sanitiseRichText } from './domain/rich-text.ts';
export type { Shift } from './domain/shift.ts';
export { PostsModule } from './posts.module.ts';
