import type { MemberRole } from '@leafshift/domain/business-members';
import type { EmployerId, UserId } from '../ids.ts';

/** Who somebody is in the business that they act for (BUSINESS-1). */
export interface Membership {
  /** The person's own account. */
  readonly userId: UserId;
  readonly businessId: EmployerId;
  readonly role: MemberRole;
  /** The locations that they work for; null for all of them. */
  readonly stores: readonly string[] | null;
}
