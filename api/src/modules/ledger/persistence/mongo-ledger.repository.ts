import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { LedgerRepository, type LedgerState } from '../domain/ledger.repository.ts';
import type { LedgerTransaction } from '../domain/ledger-transaction.ts';
import { type LedgerDocument, ledgerCollection } from './ledger.schema.ts';

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

  override async balance(account: string): Promise<number> {
    const [total] = await this.transactions.aggregate<{ sum: number }>([
      { $match: { 'entries.account': account } },
      { $unwind: '$entries' },
      { $match: { 'entries.account': account } },
      { $group: { _id: null, sum: { $sum: '$entries.amountCents' } } },
    ]);
    return total?.sum ?? 0;
  }
}
