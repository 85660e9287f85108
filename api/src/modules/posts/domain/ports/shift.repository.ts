import type { EmployerId } from '../../../../core/ids.ts';
import type { InvoiceId } from '../../../invoice/index.ts';
import type { SeriesId, ShiftId } from '../ids.ts';
import type { NewShift, Shift, ShiftTerms } from '../shift.ts';

/**
 * An employer's own shifts. Changes that others may make at the same moment are one conditional
 * write and answer null when its condition no longer holds.
 */
export abstract class ShiftRepository {
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

  /** Takes one place for a worker who requested it, while the shift is open and one is left. */
  abstract takePlace(employerId: EmployerId, id: ShiftId): Promise<Shift | null>;

  /** Counts a worker as rated, while the shift is open. */
  abstract countRated(employerId: EmployerId, id: ShiftId): Promise<Shift | null>;

  /** Counts a worker as not having come, or no longer so, while the shift is open. */
  abstract countNoShow(employerId: EmployerId, id: ShiftId, by: 1 | -1): Promise<Shift | null>;

  /** The employer's shifts that are neither submitted nor cancelled. */
  abstract listOpen(employerId: EmployerId): Promise<readonly Shift[]>;

  /** All of the employer's shifts, latest start first; for the export of their data. */
  abstract listAll(employerId: EmployerId): Promise<readonly Shift[]>;

  /** Takes the supervisors' names and addresses out of the shifts of an account that is closed. */
  abstract forgetSupervisors(employerId: EmployerId): Promise<void>;

  /** Submits the shift, while it is open, somebody is confirmed and all of them are rated or never came. */
  abstract complete(
    employerId: EmployerId,
    id: ShiftId,
    completion: { readonly at: Date; readonly invoiceId: InvoiceId | null },
  ): Promise<Shift | null>;
}
