import type { InvitationOffer } from '@leafshift/contracts/members';
import type { SignedIn } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Entrance, type Visitor } from '../../auth/index.ts';
import { MarketAccounts, PermanentRepository } from '../../job-board/index.ts';
import { MemberRepository } from '../../members/index.ts';
import { OwnerMails } from '../../security/index.ts';
import { type Account, Register, Users } from '../../users/index.ts';
import {
  type MemberInvitation,
  MemberInvitationRepository,
} from '../domain/invitation.repository.ts';
import { invitationDigest } from './invitation-mails.ts';

interface NewAccount {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/** How somebody who was invited becomes a member (BUSINESS-5). */
@Injectable()
export class AcceptInvitationUseCase {
  constructor(
    private readonly invitations: MemberInvitationRepository,
    private readonly members: MemberRepository,
    private readonly register: Register,
    private readonly users: Users,
    private readonly accounts: MarketAccounts,
    private readonly permanent: PermanentRepository,
    private readonly entrance: Entrance,
    private readonly ownerMails: OwnerMails,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws INVITATION_INVALID. */
  async look(token: string): Promise<InvitationOffer> {
    const found = await this.invitations.findByToken(invitationDigest(token), this.clock.now());
    const { businessId, email, role, expiresAt } = found ?? refuse('INVITATION_INVALID');
    await this.#assertOpen(businessId);
    const { name: business } = await this.accounts.getEmployer(businessId);
    return { business, email, role, expiresAt: expiresAt.toISOString() };
  }

  /**
   * The link came by mail, so the address is theirs. Throws INVITATION_INVALID, EMAIL_IN_USE,
   * PASSWORD_TOO_COMMON and PASSWORD_LEAKED.
   */
  async withNewAccount({ token, name, password }: NewAccount, visitor: Visitor): Promise<SignedIn> {
    const { email } = await this.look(token);
    const person = { usertype: 'Employer', name, email, password } as const;
    const userId = await this.register.addMember(person, (id) => this.#join(id, token));
    return this.entrance.open({ userId, usertype: 'Employer' }, visitor, { remember: true });
  }

  /**
   * Their sessions go on, for another business. Throws INVITATION_INVALID, INVITATION_FOR_ANOTHER and
   * ACCOUNT_IN_USE.
   */
  async withOwnAccount(userId: UserId, token: string): Promise<void> {
    const { email } = await this.look(token);
    const account = await this.users.get(userId);
    if (account.email.toLowerCase() !== email.toLowerCase()) {
      refuse('INVITATION_FOR_ANOTHER');
    }
    if (!(await this.#isUnused(account))) {
      refuse('ACCOUNT_IN_USE');
    }
    await this.transactions.run(() => this.#join(userId, token));
  }

  async #join(userId: UserId, token: string): Promise<void> {
    const now = this.clock.now();
    const used = await this.invitations.use(invitationDigest(token), now);
    const { businessId, role, stores, email } = used ?? refuse('INVITATION_INVALID');
    await this.members.add({ userId, businessId, role, stores, joinedAt: now });
    for (const owner of await this.members.list(businessId)) {
      if (owner.role === 'owner' && owner.userId !== userId) {
        await this.ownerMails.tell(owner.userId, 'member-joined', { email });
      }
    }
    await this.users.announce(businessId);
  }

  /** An account that was begun with cannot be given up for another by a link in a mail. */
  async #isUnused(account: Account): Promise<boolean> {
    const isFresh =
      !account.level1 && account.cards.length === 0 && !account.suspended && !account.underReview;
    const isInBusiness = (await this.members.find(account.id)) !== null;
    const postings = await this.permanent.listAll(account.id as EmployerId);
    return isFresh && !isInBusiness && postings.length === 0;
  }

  async #assertOpen(businessId: MemberInvitation['businessId']): Promise<void> {
    const business = await this.users.find(businessId);
    if (!business || business.suspended) {
      refuse('INVITATION_INVALID');
    }
  }
}
