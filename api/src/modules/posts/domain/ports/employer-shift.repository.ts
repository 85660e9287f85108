import type { EmployerId } from '../../../../core/ids.ts';
import type { SeriesId, ShiftId } from '../ids.ts';
import type { NewShift, Shift, ShiftTerms } from '../shift.ts';

/**
 * An employer's own shifts. Changes that others may make at the same moment are one conditional
 * write and answer null where its condition is not met.
 */
export abstract class EmployerShiftRepository {
  abstract add(employerId: EmployerId, shifts: readonly NewShift[]): Promise<readonly Shift[]>;

  abstract find(employerId: EmployerId, id: ShiftId): Promise<Shift | null>;

  /** New terms, while the shift is open and nobody is confirmed. */
  abstract replaceTerms(
    employerId: EmployerId,
    id: ShiftId,
    terms: ShiftTerms,
  ): Promise<Shift | null>;

  /** One day of a series takes the place of another, on all its shifts. */
  abstract replaceSeriesDays(
    employerId: EmployerId,
    seriesId: SeriesId,
    days: readonly string[],
  ): Promise<void>;

  /** Cancels the shift, while it is open and nobody is confirmed. */
  abstract cancel(employerId: EmployerId, id: ShiftId): Promise<Shift | null>;

  /**
   * Cancels the shift with all who are on it, while it is open and has not begun; `takenDownReason`
   * where the back office does.
   */
  abstract cancelComing(
    employerId: EmployerId,
    id: ShiftId,
    now: Date,
    takenDownReason?: string,
  ): Promise<Shift | null>;

  /** The employer's shifts that are neither submitted nor cancelled. */
  abstract listOpen(employerId: EmployerId): Promise<readonly Shift[]>;

  /** All of the employer's shifts, latest start first; for the export of their data. */
  abstract listAll(employerId: EmployerId): Promise<readonly Shift[]>;

  /**
   * Takes supervisors, addresses and texts out of the shifts of an account that is closed; town, place to
   * within ten kilometres, times, rate and title stay for those who worked there.
   */
  abstract forgetBusiness(employerId: EmployerId): Promise<void>;
}
