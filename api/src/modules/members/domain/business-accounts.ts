import type { EmployerId } from '../../../core/ids.ts';

/** How the account of a business stands. */
export abstract class BusinessAccounts {
  abstract stateOf(businessId: EmployerId, now: Date): Promise<'open' | 'suspended' | 'closed'>;
}
