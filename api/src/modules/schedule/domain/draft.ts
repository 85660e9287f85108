import type { TempPostForm } from '@leafshift/contracts/posts';
import type { Credential } from '@leafshift/domain/credentials';
import type { JobTitle, JobType } from '@leafshift/domain/posting-rules';
import { draftStart } from '@leafshift/domain/schedule';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import type { EmployerId, IdOf } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';

export type DraftId = IdOf<'Draft'>;
export type DraftSeriesId = IdOf<'DraftSeries'>;

/** What a draft says; its day and time are those that the clocks of its store show. */
export interface DraftTerms {
  readonly day: CalendarDay;
  readonly startTime: string;
  readonly timeZone: string;
  readonly durationHours: number;
  /** Hourly rate in cents. */
  readonly rateCents: number;
  readonly totalWorkers: number;
  readonly jobType: JobType;
  readonly jobTitle: JobTitle;
  readonly supervisorId: string;
  readonly locationId: string;
  readonly jobDescription: string;
  readonly jobRequirements: string;
  /** What its posting will ask for beside what the province does. */
  readonly askedCredentials: readonly Credential[];
}

/** A planned shift; `version` grows with each change. */
export interface Draft extends DraftTerms {
  readonly id: DraftId;
  readonly employerId: EmployerId;
  readonly version: number;
  /** With which others it was planned; null where it was planned alone. */
  readonly seriesId: DraftSeriesId | null;
  /** The shift that it became. */
  readonly shiftId: ShiftId | null;
}

/** A draft as somebody saw it. */
export interface SeenDraft {
  readonly id: DraftId;
  readonly version: number;
}

/** The form that posts a draft (SCHED-5). */
export const formOf = (draft: DraftTerms): TempPostForm => ({
  employmentType: 'Temp',
  date: draftStart(draft.day, draft.startTime, draft.timeZone).toISOString(),
  duration: draft.durationHours,
  rate: draft.rateCents / 100,
  totalWorkers: draft.totalWorkers,
  jobType: draft.jobType,
  jobTitle: draft.jobTitle,
  supervisor: draft.supervisorId,
  jobDescription: draft.jobDescription,
  jobRequirements: draft.jobRequirements,
  credentials: [...draft.askedCredentials],
  location: draft.locationId,
});
