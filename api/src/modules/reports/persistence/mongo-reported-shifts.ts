import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type ShiftDocument, shiftCollection } from '../../posts/index.ts';
import { type EmployerActivity, ReportedShifts } from '../domain/reported-shifts.ts';
import type { Span } from '../domain/weeks.ts';

const NOTHING: EmployerActivity = { shifts: 0, spots: 0, filled: 0, requests: 0 };

/** Counts of shifts in MongoDB. */
@Injectable()
export class MongoReportedShifts extends ReportedShifts {
  constructor(@InjectModel(shiftCollection.name) private readonly shifts: Model<ShiftDocument>) {
    super();
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
