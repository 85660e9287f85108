import type { PartCount } from '@leafshift/domain/part-failures';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PartTallies, type PartTally, type TalliedPart } from '../domain/part-tallies.ts';
import { type PartTallyDocument, partTallyCollection } from './part-tally.schema.ts';

const STEP_MS = 10 * 60_000;

const stepOf = (at: Date): Date => new Date(Math.floor(at.getTime() / STEP_MS) * STEP_MS);

/** Tallies in MongoDB, one document a release, side and ten minutes. */
@Injectable()
export class MongoPartTallies extends PartTallies {
  constructor(
    @InjectModel(partTallyCollection.name) private readonly tallies: Model<PartTallyDocument>,
  ) {
    super();
  }

  override async add(tallies: readonly PartTally[], at: Date): Promise<void> {
    await this.tallies.bulkWrite(
      tallies.map(({ loads, failures, crashes, ...part }) => ({
        updateOne: {
          filter: { at: stepOf(at), ...part },
          update: { $inc: { loads, failures, crashes } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  }

  override async since(at: Date): Promise<readonly PartTally[]> {
    const sums = await this.tallies.aggregate<PartCount & { readonly _id: TalliedPart }>([
      { $match: { at: { $gt: stepOf(at) } } },
      {
        $group: {
          _id: { remote: '$remote', release: '$release', side: '$side' },
          loads: { $sum: '$loads' },
          failures: { $sum: '$failures' },
          crashes: { $sum: '$crashes' },
        },
      },
      { $sort: { _id: 1 } },
    ]);
    return sums.map(({ _id, ...count }) => ({ ..._id, ...count }));
  }
}
