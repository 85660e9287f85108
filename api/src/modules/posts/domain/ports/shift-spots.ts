import type { EmployerId } from '../../../../core/ids.ts';
import type { InvoiceId } from '../../../invoice/index.ts';
import type { ShiftId } from '../ids.ts';
import type { Shift } from '../shift.ts';

/**
 * The open spots of a shift and what is counted on it, for those who fill it. Each call is one
 * conditional write and gives the shift after it, or null where its condition is not met; that no
 * more workers are confirmed than a shift has spots rests on `take` alone. Call them within the
 * transaction that changes the assignment.
 */
export abstract class ShiftSpots {
  /** Counts a request, while the shift is open, has a spot left and has not begun. */
  abstract addRequest(id: ShiftId, now: Date): Promise<Shift | null>;

  /** Takes a withdrawn request off the count, while the shift is open. */
  abstract removeRequest(id: ShiftId): Promise<Shift | null>;

  /** Takes one spot for a worker who requested it, while the shift is open, not over, and one is left. */
  abstract take(employerId: EmployerId, id: ShiftId, now: Date): Promise<Shift | null>;

  /** Opens the spot of a worker who cancelled, while the shift is open. */
  abstract free(id: ShiftId): Promise<Shift | null>;

  /** Counts a worker as rated, while the shift is open. */
  abstract countRated(employerId: EmployerId, id: ShiftId): Promise<Shift | null>;

  /** Opens the spot of a worker whom the employer releases, and counts what is owed, while the shift is open. */
  abstract release(employerId: EmployerId, id: ShiftId, isLate: boolean): Promise<Shift | null>;

  /** Opens the spot of a worker who does not come, while the shift is open. */
  abstract miss(employerId: EmployerId, id: ShiftId): Promise<Shift | null>;

  /** Takes a spot for a worker who comes after all, while the shift is open and one is left. */
  abstract comeAfterAll(employerId: EmployerId, id: ShiftId): Promise<Shift | null>;

  /** Completes the shift, while it is open, all confirmed workers are rated, and there are any, or late pay, or no-shows. */
  abstract complete(
    employerId: EmployerId,
    id: ShiftId,
    completion: { readonly at: Date; readonly invoiceId: InvoiceId | null },
  ): Promise<Shift | null>;

  /** Gives a submitted shift its invoice where it has none, because somebody came after all. */
  abstract bill(id: ShiftId, invoiceId: InvoiceId): Promise<boolean>;
}
