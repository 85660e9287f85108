import type { EmployerId } from '../../../core/ids.ts';
import type { SecuredAmount } from './charge.ts';

/** What issuing an invoice asks about pay that was secured before its shift; another module answers it. */
export abstract class SecuredPayments {
  /** What is set aside for a shift, which is the invoice's from then on; wants a running transaction. */
  abstract take(employerId: EmployerId, shiftId: string): Promise<SecuredAmount | null>;
}
