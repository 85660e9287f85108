import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import { defineCollection } from './collection.ts';
import { Transactions } from './transactions.ts';

/** The last number of a series that was given out. */
interface CounterDocument {
  _id: string;
  value: number;
}

export const counterCollection = defineCollection<CounterDocument>({
  name: 'counters',
  schema: new Schema<CounterDocument>(
    { _id: { type: String, required: true }, value: { type: Number, required: true } },
    { versionKey: false },
  ),
  indexes: [],
});

/**
 * Numbers that count up from 1 without gaps, by series. Two transactions that take a number of one
 * series cannot both commit if they overlap at all: the second is repeated whole, wherever in it the
 * number is taken. So those that take one have turns (ADR 331, ADR 361).
 */
@Injectable()
export class GaplessNumbers {
  constructor(
    @InjectModel(counterCollection.name) private readonly counters: Model<CounterDocument>,
    private readonly transactions: Transactions,
  ) {}

  /** In the running transaction, so that a number is used exactly when what bears it is kept. */
  async next(series: string): Promise<number> {
    this.transactions.needTurn();
    const counter = await this.counters
      .findOneAndUpdate(
        { _id: series },
        { $inc: { value: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return counter.value;
  }
}
