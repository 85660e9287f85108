import type { RegistrationBody, SignedIn } from '@leafshift/contracts/users';
import type { AdminRole } from '@leafshift/domain/admin-roles';
import { Injectable } from '@nestjs/common';
import { requestLanguage } from '../../../core/context/request-context.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import { identityGiven } from '../../../core/identity/identity-given.ts';
import type { UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Passwords, Sessions, type WhoSignsIn } from '../../auth/index.ts';
import { UserPreferences } from '../../preferences/index.ts';
import { Profiles } from '../../profile/index.ts';
import { SecurityLog } from '../../security/index.ts';
import type { Account } from '../domain/account.ts';
import { AccountRepository, EmailTakenError } from '../domain/ports/account.repository.ts';
import { EmailVerification } from './email-verification.ts';
import { registered } from './registered.event.ts';
import { RegistrationLimit } from './registration-limit.ts';
import { Users } from './users.ts';

export interface NewMember {
  readonly usertype: Account['usertype'];
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly affiliate?: string | undefined;
  /** Whether the address is known to be theirs; it is, unless said. */
  readonly emailVerified?: boolean;
  /** What somebody of the back office may do; everything, unless said. */
  readonly adminRoles?: readonly AdminRole[];
}

/** Creates accounts: the user and an empty profile, together or not at all. */
@Injectable()
export class Register {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly users: Users,
    private readonly profiles: Profiles,
    private readonly preferences: UserPreferences,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
    private readonly verification: EmailVerification,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly limit: RegistrationLimit,
    private readonly clock: Clock,
  ) {}

  /** Throws EMAIL_IN_USE, PASSWORD_TOO_COMMON, PASSWORD_LEAKED or TOO_MANY_REQUESTS. */
  async execute(
    body: RegistrationBody,
    { address, userAgent }: Pick<WhoSignsIn, 'address' | 'userAgent'>,
  ): Promise<SignedIn> {
    await this.limit.count(address);
    const { usertype, remember } = body;
    const passwordHash = await this.passwords.choose(body.password, 'password');
    return this.transactions.run(async () => {
      const userId = await this.#add({ ...body, emailVerified: false }, passwordHash);
      // Mails come in the language in which the account was made.
      await this.preferences.change(userId, { language: requestLanguage() });
      await this.verification.ask(userId);
      const token = await this.sessions.open({ userId, usertype, address, userAgent, remember });
      await this.log.record({ event: 'registered', userId });
      return { token, user: await this.users.describe(userId) };
    });
  }

  /**
   * Makes an account of any user type without signing in, and in the same transaction what goes with it;
   * for the back office and the demo marketplace. Throws EMAIL_IN_USE.
   */
  async addMember(
    member: NewMember,
    withIt?: (userId: UserId) => Promise<unknown>,
  ): Promise<UserId> {
    const passwordHash = await this.passwords.choose(member.password, 'password');
    return this.transactions.run(async () => {
      const userId = await this.#add(member, passwordHash);
      await withIt?.(userId);
      return userId;
    });
  }

  async #add(member: Omit<NewMember, 'password'>, passwordHash: string): Promise<UserId> {
    const { usertype, name, email, emailVerified = true } = member;
    const { adminRoles = usertype === 'Admin' ? (['owner'] as const) : [] } = member;
    const id = newId<UserId>();
    const affiliate = member.affiliate || null;
    const createdAt = this.clock.now();
    const emailVerifiedAt = emailVerified ? createdAt : null;
    const account = { id, usertype, name, email, passwordHash, affiliate, createdAt, adminRoles };
    try {
      await this.accounts.add({ ...account, emailVerifiedAt });
    } catch (cause) {
      throw cause instanceof EmailTakenError ? refuse('EMAIL_IN_USE', { cause }) : cause;
    }
    await this.profiles.create({ userId: id, usertype, name });
    await this.events.publish(identityGiven, { userId: id, kind: 'email', value: email });
    await this.events.publish(registered, { userId: id, affiliate });
    return id;
  }
}
