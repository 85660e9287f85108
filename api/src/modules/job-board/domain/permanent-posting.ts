import type { Credential } from '@leafshift/domain/credentials';
import type { Benefit, EmploymentKind } from '@leafshift/domain/job-facts';
import type { PostingState } from '@leafshift/domain/moderation';
import type { Cents } from '@leafshift/domain/money';
import type { EmployerId } from '../../../core/ids.ts';
import type { PermanentPostingId } from './ids.ts';

/** Days for which the public board shows a posting after it was created or last edited. */
export const BOARD_DAYS = 60;

const DAY_MS = 86_400_000;

/** What a business says of the employment besides pay (POST-70). */
export interface JobFacts {
  readonly employmentKind: EmploymentKind | null;
  readonly weeklyHours: number | null;
  readonly benefits: readonly Benefit[];
  /** Those that an applicant has to have. */
  readonly credentials: readonly Credential[];
}

/** Where a job is, for who looks for it on a map. */
export interface JobAddress {
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
}

/** What a Permanent posting says; everything that its employer can edit. */
export interface PermanentTerms extends JobFacts {
  /** The title of the job. */
  readonly jobType: string;
  /** The place as shown. */
  readonly location: string;
  /** The profile location it was made from; null for free text. */
  readonly locationId: string | null;
  /** Of the profile location; null for free text. */
  readonly address: JobAddress | null;
  /** Short code. */
  readonly province: string;
  readonly rate: Cents;
  readonly rateHigh: Cents;
  /** Sanitised HTML. */
  readonly jobDescription: string;
  /** What a search looks through; kept beside the posting and never read with it. */
  readonly searchText: string;
}

/** A Permanent posting (POST-41). */
export interface PermanentPosting extends Omit<PermanentTerms, 'searchText'> {
  readonly id: PermanentPostingId;
  readonly employerId: EmployerId;
  readonly createdAt: Date;
  /** Until when the board shows it; passed already for one that it must not show. */
  readonly expiresAt: Date;
  readonly state: PostingState;
  /** What the back office said when it rejected the posting or took it down. */
  readonly stateReason: string | null;
  /** Counts what the employer has sent, so that nobody decides about a text that they have not read. */
  readonly revision: number;
}

/** Until when the board shows a posting that was saved in that state at that time: only what is published. */
export const boardExpiry = (savedAt: Date, state: PostingState): Date =>
  state === 'published' ? new Date(savedAt.getTime() + BOARD_DAYS * DAY_MS) : savedAt;
