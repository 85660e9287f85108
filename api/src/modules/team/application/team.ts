import type { BusinessMember, MemberTerms } from '@leafshift/contracts/members';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Sessions } from '../../auth/index.ts';
import { type Member, MemberRepository, ownerNoMore } from '../../members/index.ts';
import { OwnerMails } from '../../security/index.ts';
import { OwnAccount, Users } from '../../users/index.ts';
import { MemberInvitationRepository } from '../domain/invitation.repository.ts';
import { CheckedTerms } from './member-terms.ts';
import { memberView } from './team-views.ts';

/** The people of a business and what each of them may do (BUSINESS-1, BUSINESS-6). */
@Injectable()
export class Team {
  constructor(
    private readonly members: MemberRepository,
    private readonly invitations: MemberInvitationRepository,
    private readonly terms: CheckedTerms,
    private readonly users: Users,
    private readonly accounts: OwnAccount,
    private readonly sessions: Sessions,
    private readonly ownerMails: OwnerMails,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** Who came first first; the founder alone where nobody was ever invited. */
  async list(businessId: EmployerId): Promise<readonly BusinessMember[]> {
    const members = await this.members.list(businessId);
    const founder = { userId: businessId, businessId, role: 'owner', stores: null } as const;
    const all = members.length > 0 ? members : [{ ...founder, joinedAt: null }];
    const accounts = await this.users.map(all.map(({ userId }) => userId));
    return all.map((member) =>
      memberView(
        member,
        member.userId === businessId ? null : member.joinedAt,
        accounts.get(member.userId),
      ),
    );
  }

  /** Throws NOT_FOUND, VALIDATION_FAILED and LAST_BUSINESS_OWNER. */
  async change(
    businessId: EmployerId,
    userId: UserId,
    wanted: MemberTerms,
  ): Promise<BusinessMember> {
    const terms = await this.terms.of(businessId, wanted);
    await this.transactions.run(async () => {
      await this.#set(businessId, userId, terms);
      await this.#assertOwner(businessId);
      if (terms.role !== 'owner') {
        await this.#endOwnership(businessId, userId);
      }
      await this.ownerMails.tell(userId, 'role-changed');
      await this.users.announce(businessId);
    });
    const changed = (await this.list(businessId)).find(({ _id }) => _id === userId);
    return changed ?? refuse('NOT_FOUND');
  }

  /** Throws NOT_FOUND. */
  async transfer(businessId: EmployerId, from: UserId, to: UserId): Promise<void> {
    await this.transactions.run(async () => {
      await this.#set(businessId, to, { role: 'owner', stores: null });
      if (to !== from) {
        await this.#set(businessId, from, { role: 'manager', stores: null });
        await this.#endOwnership(businessId, from);
      }
      await this.#assertOwner(businessId);
      await this.ownerMails.tell(to, 'role-changed');
      await this.ownerMails.tell(from, 'role-changed');
      await this.users.announce(businessId);
    });
  }

  /** Ends their sessions at once and closes their account, by them or on their behalf. Throws NOT_FOUND and LAST_BUSINESS_OWNER. */
  async remove(businessId: EmployerId, userId: UserId, by: UserId): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.members.end(businessId, userId, this.clock.now()))) {
        refuse(
          (await this.members.list(businessId)).length === 0 ? 'LAST_BUSINESS_OWNER' : 'NOT_FOUND',
        );
      }
      await this.#assertOwner(businessId);
      await this.#endOwnership(businessId, userId);
      await this.#endAccess({ userId, businessId }, by);
      await this.users.announce(businessId);
    });
  }

  /** With the business closed, nobody acts for it; in the running transaction. */
  async close(businessId: EmployerId): Promise<void> {
    await this.invitations.removeAll(businessId);
    for (const { userId } of await this.members.list(businessId)) {
      await this.members.end(businessId, userId, this.clock.now());
      if (userId !== businessId) {
        await this.#endAccess({ userId, businessId }, businessId);
      }
    }
  }

  /** What only owners may do ends with it: invitations that they sent, and whatever follows the event. */
  async #endOwnership(businessId: EmployerId, userId: UserId): Promise<void> {
    await this.invitations.removeFrom(businessId, userId);
    await this.events.publish(ownerNoMore, { businessId, userId });
  }

  /** The founder's account is the business's, so only their access ends. */
  async #endAccess({ userId, businessId }: Pick<Member, 'userId' | 'businessId'>, by: UserId) {
    if (userId === businessId) {
      await this.sessions.end(userId, 'all');
    } else {
      await this.accounts.close(userId, by);
    }
  }

  async #set(businessId: EmployerId, userId: UserId, terms: MemberTerms): Promise<void> {
    if (!(await this.members.change(businessId, userId, terms))) {
      refuse('NOT_FOUND');
    }
  }

  async #assertOwner(businessId: EmployerId): Promise<void> {
    if (!(await this.members.assertOwner(businessId))) {
      refuse('LAST_BUSINESS_OWNER');
    }
  }
}
