import { cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { IdOf } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page } from '../../../core/paging/page.ts';
import { fromObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type BookedTransaction,
  LedgerRepository,
  type LedgerSearch,
  type LedgerState,
} from '../domain/ledger.repository.ts';
import type { LedgerAccount, LedgerKind, LedgerTransaction } from '../domain/ledger-transaction.ts';
import { type LedgerDocument, ledgerCollection } from './ledger.schema.ts';

const NEWEST: KeysetSort = [
  ['at', -1],
  ['_id', -1],
];

const MOST_NAMED = 100;

/** The books in MongoDB. */
@Injectable()
export class MongoLedgerRepository extends LedgerRepository {
  constructor(
    @InjectModel(ledgerCollection.name) private readonly transactions: Model<LedgerDocument>,
  ) {
    super();
  }

  override async add({ kind, reference, at, entries }: LedgerTransaction): Promise<void> {
    const stored: LedgerDocument = {
      _id: new Types.ObjectId(),
      kind,
      reference,
      at,
      entries: entries.map(({ account, amount }) => ({ account, amountCents: amount })),
    };
    await this.transactions.insertMany([stored], { lean: true });
  }

  override async list({
    account,
    from,
    to,
    ...page
  }: LedgerSearch): Promise<Page<BookedTransaction>> {
    const query = keysetQuery(NEWEST, page);
    const at = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
    const wanted = {
      ...(account && { 'entries.account': account }),
      ...(Object.keys(at).length > 0 && { at }),
    };
    const stored = await this.transactions
      .find({ $and: [wanted, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .hint(account ? 'newest_of_account' : 'newest')
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toBooked), nextCursor };
  }

  override async *period(from: Date, to: Date): AsyncIterable<BookedTransaction> {
    const stored = this.transactions
      .find({ at: { $gte: from, $lt: to } })
      .sort({ at: 1, _id: 1 })
      .lean()
      .cursor();
    for await (const transaction of stored) {
      yield toBooked(transaction);
    }
  }

  override async *sent(
    account: LedgerAccount | null,
    from: Date,
    to: Date,
  ): AsyncIterable<BookedTransaction> {
    const stored = this.transactions
      .find({
        ...(account && { 'entries.account': account }),
        at: { $gte: from, $lt: to },
        kind: 'payout-sent',
      })
      .sort({ at: 1, _id: 1 })
      .hint(account ? 'paid_to_account' : 'paid_to_all')
      .lean()
      .cursor();
    for await (const transaction of stored) {
      yield toBooked(transaction);
    }
  }

  override async find(
    kinds: readonly LedgerKind[],
    references: readonly string[],
  ): Promise<readonly BookedTransaction[]> {
    const stored = await this.transactions
      .find({ kind: { $in: [...kinds] }, reference: { $in: [...references] } })
      .hint('booked_once')
      .lean();
    return stored.map(toBooked);
  }

  override count(kind: LedgerKind, from: Date, to: Date, most: number): Promise<number> {
    return this.transactions
      .countDocuments({ at: { $gte: from, $lt: to }, kind })
      .limit(most)
      .hint('newest');
  }

  override async check(): Promise<LedgerState> {
    const [totals] = await this.transactions.aggregate<{ sum: number; entries: number }>([
      {
        $group: {
          _id: null,
          sum: { $sum: { $sum: '$entries.amountCents' } },
          entries: { $sum: { $size: '$entries' } },
        },
      },
    ]);
    const unbalanced = await this.transactions
      .find({ $expr: { $ne: [{ $sum: '$entries.amountCents' }, 0] } }, { _id: 1 })
      .limit(MOST_NAMED)
      .lean();
    return {
      sumCents: totals?.sum ?? 0,
      entries: totals?.entries ?? 0,
      unbalanced: unbalanced.map(({ _id }) => _id.toHexString()),
    };
  }

  override async *ofAccount(
    account: LedgerAccount,
    from: Date,
    to: Date,
  ): AsyncIterable<BookedTransaction> {
    const stored = this.transactions
      .find({ 'entries.account': account, at: { $gte: from, $lt: to } })
      .sort({ at: 1, _id: 1 })
      .hint('newest_of_account')
      .lean()
      .cursor();
    for await (const transaction of stored) {
      yield toBooked(transaction);
    }
  }

  override async balance(account: LedgerAccount, before: Date): Promise<number> {
    const [total] = await this.transactions.aggregate<{ sum: number }>([
      { $match: { 'entries.account': account, at: { $lt: before } } },
      { $unwind: '$entries' },
      { $match: { 'entries.account': account } },
      { $group: { _id: null, sum: { $sum: '$entries.amountCents' } } },
    ]);
    return total?.sum ?? 0;
  }
}

const toBooked = ({ _id, entries, ...transaction }: LedgerDocument): BookedTransaction => ({
  ...transaction,
  id: fromObjectId<IdOf<'LedgerTransaction'>>(_id),
  entries: entries.map(({ account, amountCents }) => ({
    // Written from typed transactions only.
    account: account as LedgerAccount,
    amount: cents(amountCents),
  })),
});
