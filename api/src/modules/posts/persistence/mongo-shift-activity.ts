import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type EmployerActivity, ShiftActivity, type Span } from '../domain/ports/shift-activity.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';

const NOTHING: EmployerActivity = { shifts: 0, spots: 0, filled: 0, requests: 0 };

/** Counts of shifts in MongoDB. */
@Injectable()
export class MongoShiftActivity extends ShiftActivity {
  constructor(@InjectModel(shiftCollection.name) private readonly shifts: Model<ShiftDocument>) {
    super();
  }

  override async isOpen(employerId: EmployerId, at: Date): Promise<boolean> {
    const due = [{ endsAt: { $gt: at } }, { confirmedCount: { $gt: 0 } }];
    const open = { employerId: toObjectId(employerId), status: null, $or: due };
    return (await this.shifts.exists(open)) !== null;
  }

  override async ofEmployer(employerId: EmployerId, span: Span): Promise<EmployerActivity> {
    const [counted] = await this.shifts.aggregate<EmployerActivity>([
      {
        $match: {
          employerId: toObjectId(employerId),
          startsAt: within(span),
          status: { $ne: 'Cancelled' },
        },
      },
      {
        $group: {
          _id: null,
          shifts: { $sum: 1 },
          spots: { $sum: '$totalWorkers' },
          filled: { $sum: '$confirmedCount' },
          requests: { $sum: '$requestCount' },
        },
      },
      { $project: { _id: 0 } },
    ]);
    return counted ?? NOTHING;
  }

  override countOpen(span: Span, province: string | null): Promise<number> {
    return this.shifts.countDocuments({
      listed: true,
      startsAt: within(span),
      ...(province && { 'location.province': province }),
    });
  }
}

const within = ({ from, to }: Span) => ({ $gte: from, $lt: to });
