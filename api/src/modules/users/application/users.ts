import { BACK_OFFICE_QUEUES, type RealtimeEvents } from '@leafshift/contracts/realtime';
import type { User } from '@leafshift/contracts/users';
import type { AdminRole } from '@leafshift/domain/admin-roles';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { findRequestContext } from '../../../core/context/request-context.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import { identityGiven } from '../../../core/identity/identity-given.ts';
import { asId, type EmployerId, type UserId } from '../../../core/ids.ts';
import { asSeen } from '../../../core/members/hidden-amounts.ts';
import { memberAnswer } from '../../../core/members/member-answer.ts';
import type { Membership } from '../../../core/members/membership.ts';
import { Memberships } from '../../../core/members/memberships.ts';
import { SessionlessAccessRegistry } from '../../../core/sessionless-access/sessionless-access.registry.ts';
import { Config } from '../../../infra/config/config.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import type { Accounts, AccountToSignIn } from '../../auth/index.ts';
import type { Account, AccountTrust, OwnPrices } from '../domain/account.ts';
import type { AccountSuspension, SuspensionId } from '../domain/account-suspension.ts';
import {
  type AccountPage,
  AccountRepository,
  type AccountSearch,
  EmailTakenError,
  type SignUps,
} from '../domain/ports/account.repository.ts';
import { emailVerified } from './email-verified.event.ts';
import { type ConfiguredPrices, userAnswer } from './user-answer.ts';

/** A list of the back office moved; only its name is told. */
const backOfficeChanged = outboxKind(
  'users.backOfficeChanged',
  z.strictObject({ queue: z.enum(BACK_OFFICE_QUEUES) }),
);

const accountUpdated = outboxKind('users.accountUpdated', z.strictObject({ userId: z.string() }));

/** Accounts, for other modules. Changes want a running transaction and tell the user's open windows. */
@Injectable()
export class Users implements Accounts, OnModuleInit {
  readonly #prices: ConfiguredPrices;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly realtime: Realtime,
    private readonly events: DomainEvents,
    private readonly sessionlessAccess: SessionlessAccessRegistry,
    private readonly memberships: Memberships,
    config: Config,
  ) {
    this.#prices = {
      leafshiftPercent: config.env.LEAFSHIFT_PERCENT,
      processingFee: config.env.PROCESSING_FEE,
      maxHourlyRate: config.env.MAX_HOURLY_RATE,
    };
  }

  onModuleInit(): void {
    this.handlers.register(backOfficeChanged, async ({ queue }) => {
      this.realtime.emit(await this.listAdmins(), 'backOfficeChanged', { queue });
    });
    this.handlers.register(accountUpdated, async ({ userId }) => {
      const account = await this.accounts.find(asId<UserId>(userId));
      if (account?.usertype === 'Employer') {
        await this.#tellMembers(asId<EmployerId>(account.id));
      } else if (account) {
        this.realtime.emit([account.id], 'accountUpdated', this.answer(account));
      }
    });
  }

  /** Tells open windows of the back office that one of its lists moved, once the transaction is durable. */
  async tellBackOffice(queue: RealtimeEvents['backOfficeChanged']['queue']): Promise<void> {
    await this.outbox.add(backOfficeChanged, { queue });
  }

  /** An open account; null for a closed one. */
  find(userId: UserId): Promise<Account | null> {
    return this.accounts.find(userId);
  }

  /** The same for a decision in the running transaction, which no change of it can come between. */
  findToDecide(userId: UserId): Promise<Account | null> {
    return this.accounts.findToDecide(userId);
  }

  /** Throws NOT_FOUND for a closed account. */
  async get(userId: UserId): Promise<Account> {
    return (await this.accounts.find(userId)) ?? refuse('NOT_FOUND');
  }

  /** Those of the accounts that are open, by id. */
  async map(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Account>> {
    const accounts = await this.accounts.list([...new Set(userIds)]);
    return new Map(accounts.map((account) => [account.id, account]));
  }

  /** What decides on what the accounts may do, by id; closed ones are missing. */
  async trustOf(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, AccountTrust>> {
    const found = await this.accounts.listTrust(userIds);
    return new Map(found.map((trust) => [trust.id, trust]));
  }

  search(search: AccountSearch): Promise<AccountPage> {
    return this.accounts.search(search);
  }

  /** How many accounts were made since, by UTC day and user type. */
  countSignUps(since: Date): Promise<readonly SignUps[]> {
    return this.accounts.countSignUps(since);
  }

  /** Every back-office user, for what waits for a decision. */
  listAdmins(): Promise<readonly UserId[]> {
    return this.accounts.listIdsOf('Admin');
  }

  /**
   * Sets the suspension that the account carries, which keeps its sessions to read with. For the
   * suspensions module, which keeps the history. Throws NOT_FOUND.
   */
  async setSuspension(userId: UserId, suspension: AccountSuspension): Promise<Account> {
    await this.sessionlessAccess.revoke(userId);
    return this.changed(await this.accounts.setSuspension(userId, suspension));
  }

  /** Takes that suspension off the account; null where it carries another one or none, or is closed. */
  async dropSuspension(userId: UserId, suspensionId: SuspensionId): Promise<Account | null> {
    const account = await this.accounts.dropSuspension(userId, suspensionId);
    return account && this.changed(account);
  }

  /**
   * For what an account may only do while it is not suspended, in its transaction: a suspension that
   * begins at the same moment comes wholly before or after. Throws ACCOUNT_SUSPENDED.
   */
  async assertActive(userId: UserId): Promise<void> {
    if (!(await this.accounts.assertActive(userId))) {
      refuse('ACCOUNT_SUSPENDED');
    }
  }

  /** Whether somebody has to look at the account first. Throws NOT_FOUND. */
  async setUnderReview(userId: UserId, isUnderReview: boolean): Promise<Account> {
    return this.changed(await this.accounts.setUnderReview(userId, isUnderReview));
  }

  /** The address is shown to be its owner's, in the running transaction. Throws NOT_FOUND. */
  async setEmailVerified(userId: UserId, at: Date): Promise<Account> {
    const account = await this.changed(await this.accounts.setEmailVerified(userId, at));
    await this.events.publish(emailVerified, { userId });
    return account;
  }

  /** A new address, which its owner has shown to be theirs. Throws EMAIL_IN_USE. */
  async setEmail(userId: UserId, email: string, verifiedAt: Date): Promise<Account> {
    try {
      const account = await this.changed(await this.accounts.setEmail(userId, email, verifiedAt));
      await this.events.publish(identityGiven, { userId, kind: 'email', value: email });
      await this.events.publish(emailVerified, { userId });
      return account;
    } catch (cause) {
      throw cause instanceof EmailTakenError ? refuse('EMAIL_IN_USE', { cause }) : cause;
    }
  }

  async setOwnPrices(userId: UserId, prices: Partial<OwnPrices>): Promise<Account> {
    return this.changed(await this.accounts.setOwnPrices(userId, prices));
  }

  /** What somebody of the back office may do; nothing where the account is closed or another one. */
  async adminRoles(userId: UserId): Promise<readonly AdminRole[]> {
    return (await this.accounts.find(userId))?.adminRoles ?? [];
  }

  /** In the running transaction. Throws NOT_FOUND where it is nobody of the back office, and LAST_OWNER. */
  async setAdminRoles(userId: UserId, roles: readonly AdminRole[]): Promise<Account> {
    const account = await this.changed(await this.accounts.setAdminRoles(userId, roles));
    return (await this.accounts.assertOwner()) ? account : refuse('LAST_OWNER');
  }

  /** The user as the API answers it. */
  answer(account: Account): User {
    return userAnswer(account, this.#prices);
  }

  /**
   * The user as the API answers it to themselves; who acts for a business is described as its member.
   * Throws NOT_FOUND, and MEMBERSHIP_ENDED for who acts for none any more.
   */
  async describe(userId: UserId): Promise<User> {
    const account = await this.get(userId);
    if (account.usertype !== 'Employer') {
      return this.answer(account);
    }
    const caller = findRequestContext()?.member;
    const member = caller?.businessId === userId ? caller : await this.memberships.find(userId);
    return this.#asMember(member ?? refuse('MEMBERSHIP_ENDED'), account);
  }

  /** `known` is an account that was read already, of the member or of the business. */
  async #asMember(member: Membership, known?: Account): Promise<User> {
    const { userId, businessId } = member;
    const business = known?.id === businessId ? known : await this.get(businessId);
    return memberAnswer(this.answer(business), {
      member,
      person: [business, known].find((one) => one?.id === userId) ?? (await this.get(userId)),
      isAlone: userId === businessId && (await this.memberships.of(businessId)).length === 1,
    });
  }

  /** Of a change of a business hears everybody who acts for it, each as they see it. */
  async #tellMembers(businessId: EmployerId): Promise<void> {
    for (const member of await this.memberships.of(businessId)) {
      this.realtime.emit([member.userId], 'accountUpdated', asSeen(await this.#asMember(member)));
    }
  }

  async findByEmail(email: string): Promise<AccountToSignIn | null> {
    const account = await this.accounts.findByEmail(email);
    const passwordHash = account && (await this.accounts.findPasswordHash(account.id));
    return account && passwordHash
      ? { userId: account.id, usertype: account.usertype, passwordHash }
      : null;
  }

  findPasswordHash(userId: UserId): Promise<string | null> {
    return this.accounts.findPasswordHash(userId);
  }

  /** Tells the user's open windows that the account changed, once the transaction is durable. */
  async announce(userId: UserId): Promise<void> {
    await this.outbox.add(accountUpdated, { userId });
  }

  /** Announces a changed account; NOT_FOUND when the change met none. */
  async changed(account: Account | null): Promise<Account> {
    const found = account ?? refuse('NOT_FOUND');
    await this.announce(found.id);
    return found;
  }
}
