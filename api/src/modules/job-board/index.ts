export { accepted } from './application/accepted.ts';
export { CreatePermanentUseCase } from './application/create-permanent.use-case.ts';
export { MarketAccounts } from './application/market-accounts.ts';
export { PermanentPlans } from './application/permanent-plans.ts';
export { PermanentViews } from './application/permanent-views.ts';
export { PostingAllowance } from './application/posting-allowance.ts';
export { PostingModeration } from './application/posting-moderation.ts';
export { postingSubmitted } from './application/posting-trusts.ts';
export { PublicBoard } from './application/public-board.ts';
export { ShownTexts } from './application/shown-texts.ts';
export { UpdatePermanentUseCase } from './application/update-permanent.use-case.ts';
export { notPlanned, type Planned, planned } from './domain/field-problems.ts';
export type { PermanentPostingId } from './domain/ids.ts';
export type {
  EmployerAccount,
  PostingEmployer,
  ShiftLocation,
  ShiftSupervisor,
} from './domain/market-account.ts';
export { PermanentBoard, PermanentRepository } from './domain/permanent.repository.ts';
export type { PermanentPosting } from './domain/permanent-posting.ts';
export { FORMER_MEMBER, type PersonCard } from './domain/person.ts';
export { quotePermanent, quoteShifts } from './domain/quote.ts';
export { hasWords, sanitiseRichText } from './domain/rich-text.ts';
export { JobBoardModule } from './job-board.module.ts';
