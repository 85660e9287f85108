import type { AdminRole } from '@leafshift/domain/admin-roles';
import { ONBOARDING_LEVELS, type OnboardingLevel } from '@leafshift/domain/onboarding';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { isDuplicateKey } from '../../../infra/mongo/mongo-errors.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { startsWith } from '../../../infra/mongo/starts-with.ts';
import {
  type Account,
  type AccountTrust,
  emailKey,
  type NewAccount,
  type OwnPrices,
} from '../domain/account.ts';
import type { AccountSuspension, SuspensionId } from '../domain/account-suspension.ts';
import {
  type AccountPage,
  AccountRepository,
  type AccountSearch,
  EmailTakenError,
  type SignUps,
} from '../domain/ports/account.repository.ts';
import {
  ACCOUNT_FIELDS,
  nameKey,
  type StoredAccount,
  TRUST_FIELDS,
  toAccount,
  toAccountTrust,
  toStoredAccount,
  toStoredSuspension,
} from './account.mapper.ts';
import { type AccountDocument, accountCollection, EMAIL_INDEX } from './account.schema.ts';

const OPEN = { closedAt: null } as const;
const BY_NAME: KeysetSort = [
  ['nameKey', 1],
  ['_id', 1],
];
const FORMER_MEMBER = 'Former member';

/** Accounts in MongoDB. */
@Injectable()
export class MongoAccountRepository extends AccountRepository {
  constructor(
    @InjectModel(accountCollection.name) private readonly accounts: Model<AccountDocument>,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async add(account: NewAccount): Promise<void> {
    await unlessTaken(() => this.accounts.insertMany([toStoredAccount(account)], { lean: true }));
  }

  override find(id: UserId): Promise<Account | null> {
    return this.#findOne({ _id: toObjectId(id) });
  }

  override findByEmail(email: string): Promise<Account | null> {
    return this.#findOne({ emailKey: emailKey(email) });
  }

  override async list(ids: readonly UserId[]): Promise<readonly Account[]> {
    if (ids.length === 0) return [];
    const stored = await this.accounts
      .find({ _id: { $in: ids.map(toObjectId) }, ...OPEN }, ACCOUNT_FIELDS)
      .lean();
    return this.#toAccounts(stored);
  }

  override async listTrust(ids: readonly UserId[]): Promise<readonly AccountTrust[]> {
    if (ids.length === 0) return [];
    const stored = await this.accounts
      .find({ _id: { $in: ids.map(toObjectId) }, ...OPEN }, TRUST_FIELDS)
      .lean();
    const now = this.clock.now();
    return stored.map((account) => toAccountTrust(account, now));
  }

  override async search({ q, limit, cursor }: AccountSearch): Promise<AccountPage> {
    const page = keysetQuery(BY_NAME, { limit, cursor });
    const { $or: after = [{}] }: QueryFilter<AccountDocument> = page.filter;
    const alternatives = searchAlternatives(q).flatMap((start) =>
      after.map((part) => ({ $and: [start, part, OPEN] })),
    );
    const found = await this.accounts
      .find({ $or: alternatives }, { passwordHash: 0 })
      .sort(page.sort)
      .limit(page.limit)
      .hint('by_name_with_email')
      .lean();
    const { rows, nextCursor } = keysetPage(BY_NAME, found, limit);
    return { accounts: this.#toAccounts(rows), nextCursor };
  }

  override async listIdsOf(usertype: Account['usertype']): Promise<readonly UserId[]> {
    const found = await this.accounts.find({ usertype, ...OPEN }, { _id: 1 }).lean();
    return found.map(({ _id }) => fromObjectId<UserId>(_id));
  }

  override async findPasswordHash(id: UserId): Promise<string | null> {
    const stored = await this.accounts
      .findOne({ _id: toObjectId(id), ...OPEN }, { passwordHash: 1 })
      .lean();
    return stored?.passwordHash ?? null;
  }

  override async setPasswordHash(id: UserId, passwordHash: string): Promise<void> {
    await this.#change(id, {}, { $set: { passwordHash } });
  }

  override async reachLevel(id: UserId, level: OnboardingLevel): Promise<Account | null> {
    const earlier = ONBOARDING_LEVELS.filter((other) => other < level);
    return this.#change(id, Object.fromEntries(earlier.map((other) => [`level${other}`, true])), {
      $set: { [`level${level}`]: true },
    });
  }

  override setSkipOnboarding(id: UserId, skipOnboarding: boolean): Promise<Account | null> {
    return this.#change(id, {}, { $set: { skipOnboarding } });
  }

  override findToDecide(id: UserId): Promise<Account | null> {
    return this.#change(id, {}, { $inc: { activity: 1 } });
  }

  override setEmailVerified(id: UserId, emailVerifiedAt: Date | null): Promise<Account | null> {
    return this.#change(id, {}, { $set: { emailVerifiedAt } });
  }

  override setSuspension(id: UserId, suspension: AccountSuspension): Promise<Account | null> {
    return this.#change(id, {}, { $set: { suspension: toStoredSuspension(suspension) } });
  }

  override dropSuspension(id: UserId, suspensionId: SuspensionId): Promise<Account | null> {
    return this.#change(
      id,
      { 'suspension._id': toObjectId(suspensionId) },
      { $set: { suspension: null } },
    );
  }

  override async assertActive(id: UserId): Promise<boolean> {
    const notSuspended = {
      $or: [{ suspension: null }, { 'suspension.until': { $lte: this.clock.now() } }],
    };
    const { matchedCount } = await this.accounts.updateOne(
      { _id: toObjectId(id), ...OPEN, ...notSuspended },
      { $inc: { activity: 1 } },
    );
    return matchedCount === 1;
  }

  override setUnderReview(id: UserId, underReview: boolean): Promise<Account | null> {
    return this.#change(id, {}, { $set: { underReview } });
  }

  override async countSignUps(since: Date): Promise<readonly SignUps[]> {
    const day = { $dateToString: { date: '$createdAt', format: '%Y-%m-%d' } };
    const found = await this.accounts.aggregate<{ _id: Omit<SignUps, 'count'>; count: number }>([
      { $match: { createdAt: { $gte: since } } },
      { $group: { _id: { day, usertype: '$usertype' }, count: { $sum: 1 } } },
    ]);
    return found.map(({ _id, count }) => ({ ..._id, count }));
  }

  override setAdminRoles(id: UserId, roles: readonly AdminRole[]): Promise<Account | null> {
    return this.#change(id, { usertype: 'Admin' }, { $set: { adminRoles: [...roles] } });
  }

  override async assertOwner(): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateMany(
      { usertype: 'Admin', adminRoles: 'owner', ...OPEN },
      { $inc: { activity: 1 } },
    );
    return matchedCount > 0;
  }

  override setEmail(id: UserId, email: string, verifiedAt: Date): Promise<Account | null> {
    const fields = { email, emailKey: emailKey(email), emailVerifiedAt: verifiedAt };
    return unlessTaken(() => this.#change(id, {}, { $set: fields }));
  }

  override setOwnPrices(id: UserId, prices: Partial<OwnPrices>): Promise<Account | null> {
    const changes = Object.entries(prices).map(([name, value]) => [`ownPrices.${name}`, value]);
    return this.#change(id, {}, { $set: Object.fromEntries(changes) });
  }

  override async close(id: UserId, at: Date): Promise<void> {
    const email = `closed-${id}@leafshift.invalid`;
    await this.#change(
      id,
      {},
      {
        $set: {
          name: FORMER_MEMBER,
          nameKey: nameKey(FORMER_MEMBER),
          email,
          emailKey: email,
          passwordHash: '',
          affiliate: null,
          cards: [],
          banks: [],
          closedAt: at,
        },
        $unset: { customerId: 1, removedBanks: 1 },
      },
    );
  }

  async #findOne(filter: QueryFilter<AccountDocument>): Promise<Account | null> {
    const stored = await this.accounts.findOne({ ...filter, ...OPEN }, ACCOUNT_FIELDS).lean();
    return stored && toAccount(stored, this.clock.now());
  }

  async #change(
    id: UserId,
    condition: QueryFilter<AccountDocument>,
    update: UpdateQuery<AccountDocument>,
  ): Promise<Account | null> {
    const stored = await this.accounts
      .findOneAndUpdate({ _id: toObjectId(id), ...OPEN, ...condition }, update, {
        returnDocument: 'after',
        projection: ACCOUNT_FIELDS,
      })
      .lean();
    return stored && toAccount(stored, this.clock.now());
  }

  #toAccounts(stored: readonly StoredAccount[]): readonly Account[] {
    const now = this.clock.now();
    return stored.map((account) => toAccount(account, now));
  }
}

async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw isDuplicateKey(error, EMAIL_INDEX)
      ? new EmailTakenError('The address is taken', { cause: error })
      : error;
  }
}

/**
 * Each is a scan of the index of names, which holds addresses too; so that these are decided on its
 * keys, there is a condition on the name that is true of all.
 */
function searchAlternatives(q: string | undefined): readonly QueryFilter<AccountDocument>[] {
  const anyName = { $gte: '' };
  return q
    ? [{ nameKey: startsWith(nameKey(q)) }, { nameKey: anyName, emailKey: startsWith(emailKey(q)) }]
    : [{ nameKey: anyName }];
}
