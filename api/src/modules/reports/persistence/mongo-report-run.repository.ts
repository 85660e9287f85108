import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type ReportRun, ReportRunRepository } from '../domain/report-run.repository.ts';
import { type ReportRunDocument, reportRunCollection } from './report-run.schema.ts';

/** The sending of reports in MongoDB. */
@Injectable()
export class MongoReportRunRepository extends ReportRunRepository {
  constructor(
    @InjectModel(reportRunCollection.name) private readonly runs: Model<ReportRunDocument>,
  ) {
    super();
  }

  override async find(week: string): Promise<ReportRun | null> {
    const stored = await this.runs.findById(week).lean();
    return (
      stored && {
        after: stored.after && fromObjectId<UserId>(stored.after),
        isDone: stored.isDone,
      }
    );
  }

  override async save(week: string, { after, isDone }: ReportRun): Promise<void> {
    await this.runs.updateOne(
      { _id: week },
      { $set: { after: after && toObjectId(after), isDone } },
      { upsert: true },
    );
  }
}
