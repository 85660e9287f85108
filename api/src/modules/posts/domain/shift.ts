import type { Credential } from '@leafshift/domain/credentials';
import type { Cents } from '@leafshift/domain/money';
import type { JobTitle, JobType } from '@leafshift/domain/posting-rules';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import type { EmployerId } from '../../../core/ids.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import type { ShiftLocation, ShiftSupervisor } from '../../job-board/index.ts';
import type { SeriesId, ShiftId } from './ids.ts';

/** What a posting says; everything that its employer can edit. */
export interface ShiftTerms {
  readonly startsAt: Date;
  /** Start plus duration in real hours. */
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly durationHours: number;
  /** Hourly rate. */
  readonly rate: Cents;
  readonly totalWorkers: number;
  readonly jobType: JobType;
  readonly jobTitle: JobTitle;
  readonly supervisor: ShiftSupervisor;
  readonly location: ShiftLocation;
  /** Sanitised HTML. */
  readonly jobDescription: string;
  readonly jobRequirements: string;
  /** What the posting asks for beside what its province does. */
  readonly askedCredentials: readonly Credential[];
  /** What a search looks through; see `searchText`. */
  readonly searchText: string;
}

export type ShiftStatus = 'Complete' | 'Cancelled' | null;

/** A Temp posting with its counters (SHIFT-25). */
export interface Shift extends ShiftTerms {
  readonly id: ShiftId;
  readonly employerId: EmployerId;
  readonly seriesId: SeriesId;
  /** The local days of the whole series, in order. */
  readonly seriesDays: readonly CalendarDay[];
  readonly requestCount: number;
  readonly confirmedCount: number;
  /** Confirmed workers who are 'Completed', that is rated. */
  readonly ratedCount: number;
  /** Workers who were marked as not having come; they are not among the confirmed ones. */
  readonly noShowCount: number;
  /** Workers who were released late, so that the shift owes them pay. */
  readonly latePayCount: number;
  readonly status: ShiftStatus;
  /** What the back office said when it took the shift down. */
  readonly takenDownReason: string | null;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  readonly invoiceId: InvoiceId | null;
}

/** A shift that is about to be stored. */
export interface NewShift extends ShiftTerms {
  readonly employerId: EmployerId;
  readonly seriesId: SeriesId;
  readonly seriesDays: readonly CalendarDay[];
  readonly createdAt: Date;
}
