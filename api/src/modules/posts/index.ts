export type { BusyTime } from '@leafshift/domain/busy-time';
export { shiftCancelled, shiftChanged } from './application/events/posting-events.ts';
export { CancelComing } from './application/postings/cancel-coming.ts';
export { CreateShiftsUseCase } from './application/postings/create-shifts.use-case.ts';
export { Shifts } from './application/shifts.ts';
export { ShiftViews } from './application/views/shift-views.ts';
export { type AgreedTerms, agreedTermsOf } from './domain/agreed-terms.ts';
export type { ShiftId } from './domain/ids.ts';
export { toFullLifecycleShift, toLifecycleShift } from './domain/lifecycle-shift.ts';
export { planShifts, type ShiftPlan } from './domain/plan-shifts.ts';
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
export { type Reputation, Reputations } from './domain/ports/reputations.ts';
export { ShiftActivity, type Span } from './domain/ports/shift-activity.ts';
export { type ShiftAssignment, ShiftAssignments } from './domain/ports/shift-assignments.ts';
export { ShiftLists } from './domain/ports/shift-lists.ts';
export { ShiftSpots } from './domain/ports/shift-spots.ts';
export type { Shift } from './domain/shift.ts';
export { toShift } from './persistence/shift.mapper.ts';
export { type ShiftDocument, shiftCollection } from './persistence/shift.schema.ts';
export { PostsModule } from './posts.module.ts';
