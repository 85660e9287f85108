import type { AccountFees } from '@leafshift/domain/fees';
import type { OnboardingUser } from '@leafshift/domain/onboarding';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import type { EmployerId, UserId, WorkerId } from '../../../../core/ids.ts';
import type { PersonCard } from '../person.ts';
import type { PostingEmployer } from '../plan-shifts.ts';

/** An employer as postings and invoices need them. */
export interface EmployerAccount extends PostingEmployer {
  readonly account: OnboardingUser;
  readonly fees: AccountFees;
  /** Lines of the business address; empty where there is none. */
  readonly address: readonly string[];
}

/** A worker as requests need them. */
export interface WorkerAccount {
  readonly account: OnboardingUser & { readonly suspended: boolean };
  readonly birthDay: CalendarDay | null;
}

/** How an employer is shown on the public board. */
export interface EmployerCard extends PersonCard {
  /** Where applications by mail go: the first supervisor. */
  readonly applyEmail: string | null;
}

/** Accounts and profiles of the people behind postings. */
export abstract class MarketAccounts {
  /** Throws an ApiError (NOT_FOUND) for an account that is closed. */
  abstract getEmployer(employerId: EmployerId): Promise<EmployerAccount>;

  /** Throws an ApiError (NOT_FOUND) for an account that is closed. */
  abstract getWorker(workerId: WorkerId): Promise<WorkerAccount>;

  /** Suspends a worker for a late cancellation, in the running transaction. */
  abstract suspend(workerId: WorkerId): Promise<void>;

  /** Names and pictures; closed accounts are missing. */
  abstract cards(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, PersonCard>>;

  abstract employerCards(
    employerIds: readonly EmployerId[],
  ): Promise<ReadonlyMap<EmployerId, EmployerCard>>;
}
