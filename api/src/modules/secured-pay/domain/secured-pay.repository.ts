import type { EmployerId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { SecuredPay, SecuredShift, Securing } from './secured-pay.ts';

export abstract class SecuredPayRepository {
  /** Plans it for a shift, in the running transaction; gives what was there before. */
  abstract plan(shift: SecuredShift): Promise<SecuredPay | null>;

  abstract find(shiftId: ShiftId): Promise<SecuredPay | null>;

  /** Those of the shifts. */
  abstract list(shiftIds: readonly ShiftId[]): Promise<readonly SecuredPay[]>;

  /** Of all shifts of the business that have it, the next first. */
  abstract listOf(employerId: EmployerId): Promise<readonly SecuredPay[]>;

  /** Whether the card of the business refused for a shift that begins after that time. */
  abstract hasRefused(employerId: EmployerId, at: Date): Promise<boolean>;

  /** Stores the next state, or forgets it. Throws when it has moved on since it was read. */
  abstract store(from: SecuredPay, next: Securing | null): Promise<void>;
}
