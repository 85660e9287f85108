import { cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { WorkerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { Earnings, type MonthlyEarnings } from '../domain/earnings.ts';
import { type PayoutDocument, payoutCollection } from './payout.schema.ts';

interface Sums {
  readonly _id: string;
  readonly shifts: number;
  readonly hours: number;
  readonly pay: number;
}

/** Sums of payouts in MongoDB. */
@Injectable()
export class MongoEarnings extends Earnings {
  constructor(@InjectModel(payoutCollection.name) private readonly payouts: Model<PayoutDocument>) {
    super();
  }

  override async byMonth(
    workerId: WorkerId,
    { from, to, zone }: { readonly from: Date; readonly to: Date; readonly zone: string },
  ): Promise<readonly MonthlyEarnings[]> {
    const months = await this.payouts.aggregate<Sums>([
      {
        $match: {
          workerId: toObjectId(workerId),
          shiftDate: { $gte: from, $lt: to },
          isReward: { $ne: true },
        },
      },
      {
        $group: {
          _id: { $dateToString: { date: '$shiftDate', format: '%Y-%m-01', timezone: zone } },
          // What a correction has brought is of a shift that counts already.
          shifts: { $sum: { $cond: [{ $gt: ['$correction', null] }, 0, 1] } },
          hours: { $sum: '$hours' },
          pay: { $sum: '$amountCents' },
        },
      },
    ]);
    return months.map(({ _id, shifts, hours, pay }) => ({
      month: _id,
      shifts,
      // Hours have two decimals each; their sum in binary may not.
      hours: Math.round(hours * 100) / 100,
      pay: cents(pay),
    }));
  }
}
