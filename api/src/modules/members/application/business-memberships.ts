import { Injectable } from '@nestjs/common';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { Membership } from '../../../core/members/membership.ts';
import { Memberships } from '../../../core/members/memberships.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { BusinessAccounts } from '../domain/business-accounts.ts';
import { type Member, MemberRepository } from '../domain/member.repository.ts';

/** Who acts for which business, as it is at the moment of the question. */
@Injectable()
export class BusinessMemberships extends Memberships {
  constructor(
    private readonly members: MemberRepository,
    private readonly accounts: BusinessAccounts,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async find(userId: UserId): Promise<Membership | null> {
    const member = await this.members.find(userId);
    if (!member) {
      return ownerOfOwn(userId as EmployerId);
    }
    if (member.endedAt) {
      return null;
    }
    return (await this.#isOpenFor(member)) ? membershipOf(member) : null;
  }

  override async of(businessId: EmployerId): Promise<readonly Membership[]> {
    return membershipsIn(businessId, await this.members.list(businessId));
  }

  override async ofEach(
    businessIds: readonly EmployerId[],
  ): Promise<ReadonlyMap<EmployerId, readonly Membership[]>> {
    const members = await this.members.listOfEach(businessIds);
    return new Map(businessIds.map((id) => [id, membershipsIn(id, members.get(id) ?? [])]));
  }

  /** A suspended business is still its owners', who can appeal; a closed one is nobody's (BUSINESS-6). */
  async #isOpenFor({ businessId, role }: Member): Promise<boolean> {
    const state = await this.accounts.stateOf(businessId, this.clock.now());
    return state === 'open' || (state === 'suspended' && role === 'owner');
  }
}

const membershipsIn = (
  businessId: EmployerId,
  members: readonly Member[],
): readonly Membership[] =>
  members.length === 0 ? [ownerOfOwn(businessId)] : members.map(membershipOf);

const ownerOfOwn = (businessId: EmployerId): Membership => ({
  userId: businessId,
  businessId,
  role: 'owner',
  stores: null,
});

const membershipOf = ({ userId, businessId, role, stores }: Member): Membership => ({
  userId,
  businessId,
  role,
  stores,
});
