import type { MemberRole } from '@leafshift/domain/business-members';
import type { EmployerId, UserId } from '../../../core/ids.ts';

/** Somebody of a business, or who was. */
export interface Member {
  readonly userId: UserId;
  readonly businessId: EmployerId;
  readonly role: MemberRole;
  /** Null for all stores. */
  readonly stores: readonly string[] | null;
  readonly joinedAt: Date;
  readonly endedAt: Date | null;
}

export type MemberTerms = Pick<Member, 'role' | 'stores'>;

/** The people of businesses. An account that never joined another's has no entry: it is its own owner. */
export abstract class MemberRepository {
  /** Also who is in no business any more. */
  abstract find(userId: UserId): Promise<Member | null>;
  /** Those of a business as it is now, who came first first. */
  abstract list(businessId: EmployerId): Promise<readonly Member[]>;
  /** The same of several at once; what has no entry is not in it. */
  abstract listOfEach(
    businessIds: readonly EmployerId[],
  ): Promise<ReadonlyMap<EmployerId, readonly Member[]>>;
  /** Does nothing for who has an entry. */
  abstract add(member: Omit<Member, 'endedAt'>): Promise<void>;
  /** False where they are not in the business. */
  abstract change(businessId: EmployerId, userId: UserId, terms: MemberTerms): Promise<boolean>;
  /** False where they are not in the business. */
  abstract end(businessId: EmployerId, userId: UserId, at: Date): Promise<boolean>;
  /**
   * Whether the business has an owner, in the running transaction: who takes that from one at the same
   * moment conflicts with it.
   */
  abstract assertOwner(businessId: EmployerId): Promise<boolean>;
}
