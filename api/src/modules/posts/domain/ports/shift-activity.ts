import type { EmployerId } from '../../../../core/ids.ts';

/** Whether a business has anything going on. */
export abstract class ShiftActivity {
  /** Whether a shift is to come, or was worked and is not submitted. */
  abstract isOpen(employerId: EmployerId, at: Date): Promise<boolean>;
}
