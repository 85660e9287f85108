import type { MemberInvitation as Answer, MemberTerms } from '@leafshift/contracts/members';
import {
  INVITATION_DAYS,
  INVITATIONS_A_DAY,
  MAX_MEMBERS,
} from '@leafshift/domain/business-members';
import { Injectable } from '@nestjs/common';
import { requestLanguage } from '../../../core/context/request-context.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { MemberRepository } from '../../members/index.ts';
import { Users } from '../../users/index.ts';
import {
  type MemberInvitationId,
  MemberInvitationRepository,
} from '../domain/invitation.repository.ts';
import { InvitationMails } from './invitation-mails.ts';
import { CheckedTerms } from './member-terms.ts';
import { invitationView } from './team-views.ts';

const DAY_MS = 86_400_000;

/** Invitations as a business's owners send them and take them back (BUSINESS-4). */
@Injectable()
export class Invitations {
  constructor(
    private readonly invitations: MemberInvitationRepository,
    private readonly members: MemberRepository,
    private readonly mails: InvitationMails,
    private readonly terms: CheckedTerms,
    private readonly users: Users,
    private readonly limits: AttemptLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(businessId: EmployerId): Promise<readonly Answer[]> {
    const open = await this.invitations.list(businessId, this.clock.now());
    return open
      .toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
      .map(invitationView);
  }

  /**
   * The answer is the same whether the address is somebody's or not. Throws EMAIL_NOT_VERIFIED,
   * ACCOUNT_SUSPENDED, ALREADY_MEMBER, TOO_MANY_MEMBERS, TOO_MANY_REQUESTS and VALIDATION_FAILED.
   */
  async invite(
    businessId: EmployerId,
    invitedBy: UserId,
    { email, ...wanted }: MemberTerms & { readonly email: string },
  ): Promise<Answer> {
    const terms = await this.terms.of(businessId, wanted);
    await this.#assertRoom(businessId, email);
    await this.#countMail(businessId);
    return this.transactions.run(async () => {
      const { createdAt } = await this.users.get(businessId);
      // From now on there are several, and one of them stays owner.
      await this.members.add({
        ...{ userId: businessId, businessId, role: 'owner', stores: null, joinedAt: createdAt },
      });
      const invitation = await this.invitations.put({
        ...{ businessId, invitedBy, email, language: requestLanguage() },
        role: terms.role,
        stores: terms.stores,
        ...this.#dates(),
      });
      await this.mails.ask(invitation.id);
      return invitationView(invitation);
    });
  }

  /** Throws NOT_FOUND and TOO_MANY_REQUESTS. */
  async resend(businessId: EmployerId, id: MemberInvitationId): Promise<Answer> {
    await this.#countMail(businessId);
    return this.transactions.run(async () => {
      const renewed = await this.invitations.renew(businessId, id, this.#dates());
      const invitation = renewed ?? refuse('NOT_FOUND');
      await this.mails.ask(invitation.id);
      return invitationView(invitation);
    });
  }

  /** Throws NOT_FOUND. */
  async revoke(businessId: EmployerId, id: MemberInvitationId): Promise<void> {
    if (!(await this.invitations.remove(businessId, id))) {
      refuse('NOT_FOUND');
    }
  }

  #dates() {
    const sentAt = this.clock.now();
    return { sentAt, expiresAt: new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS) };
  }

  async #assertRoom(businessId: EmployerId, email: string): Promise<void> {
    const account = await this.users.get(businessId);
    if (account.emailVerifiedAt === null) {
      refuse('EMAIL_NOT_VERIFIED');
    }
    if (account.suspended) {
      refuse('ACCOUNT_SUSPENDED');
    }
    const members = await this.members.list(businessId);
    const ids = members.length > 0 ? members.map(({ userId }) => userId) : [businessId];
    const accounts = await this.users.map(ids);
    const asked = email.trim().toLowerCase();
    if ([...accounts.values()].some((each) => each.email.toLowerCase() === asked)) {
      refuse('ALREADY_MEMBER');
    }
    const open = await this.invitations.list(businessId, this.clock.now());
    if (ids.length + open.length >= MAX_MEMBERS) {
      refuse('TOO_MANY_MEMBERS');
    }
  }

  #countMail(businessId: EmployerId): Promise<void> {
    const most = INVITATIONS_A_DAY;
    return this.limits.count({
      name: 'member-invitations',
      who: businessId,
      most,
      windowMs: DAY_MS,
    });
  }
}
