import type { CalendarDay } from '@leafshift/domain/time-zone';
import type { EmployerId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { Draft, DraftId, DraftSeriesId, DraftTerms, SeenDraft } from './draft.ts';

/** Employers' drafts. Changes are conditional writes: on a draft of that version which is not posted. */
export abstract class DraftRepository {
  /** Drafts that are not posted, of the days from `from` to `to`, both included. */
  abstract within(
    employerId: EmployerId,
    from: CalendarDay,
    to: CalendarDay,
  ): Promise<readonly Draft[]>;

  /** Those of the ids that are the employer's, posted ones too. */
  abstract list(employerId: EmployerId, ids: readonly DraftId[]): Promise<readonly Draft[]>;

  /** Those that are not posted; for the export of their data. */
  abstract waiting(employerId: EmployerId): Promise<readonly Draft[]>;

  abstract count(employerId: EmployerId): Promise<number>;

  abstract add(
    employerId: EmployerId,
    terms: readonly DraftTerms[],
    at: Date,
    seriesId: DraftSeriesId | null,
  ): Promise<readonly Draft[]>;

  /** Those of a series that are not posted, from that day on. */
  abstract following(
    employerId: EmployerId,
    seriesId: DraftSeriesId,
    from: CalendarDay,
  ): Promise<readonly Draft[]>;

  /** The draft with its new terms and next version, or null. */
  abstract replace(
    employerId: EmployerId,
    seen: SeenDraft,
    terms: DraftTerms,
  ): Promise<Draft | null>;

  /** Whether it was there as it was seen. */
  abstract remove(employerId: EmployerId, seen: SeenDraft): Promise<boolean>;

  /** Marks the draft as posted; whether it was there as it was seen. */
  abstract markPosted(
    employerId: EmployerId,
    seen: SeenDraft,
    posted: { readonly shiftId: ShiftId; readonly at: Date },
  ): Promise<boolean>;

  abstract removeOf(employerId: EmployerId): Promise<void>;
}
