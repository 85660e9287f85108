import type { EmployerId, UserId } from '../ids.ts';
import type { Membership } from './membership.ts';

/** Who acts for which business; the members module implements it. */
export abstract class Memberships {
  /**
   * Who an account of an employer is in its business, as it is now: the owner of its own unless it
   * joined another one; null where it does so no more.
   */
  abstract find(userId: UserId): Promise<Membership | null>;

  /** Everybody of a business, its owner where nobody ever joined. */
  abstract of(businessId: EmployerId): Promise<readonly Membership[]>;

  /** The same of several, read at once. */
  abstract ofEach(
    businessIds: readonly EmployerId[],
  ): Promise<ReadonlyMap<EmployerId, readonly Membership[]>>;
}
