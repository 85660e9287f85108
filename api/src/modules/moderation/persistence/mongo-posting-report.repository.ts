import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, IdOf, UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { countWaiting } from '../../../infra/mongo/count-waiting.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type PostingReport,
  type PostingReportId,
  PostingReportRepository,
} from '../domain/posting-report.ts';
import { type PostingReportDocument, postingReportCollection } from './posting-report.schema.ts';

const LONGEST_WAITING: KeysetSort = [
  ['createdAt', 1],
  ['_id', 1],
];

/** Reports of postings in MongoDB. */
@Injectable()
export class MongoPostingReportRepository extends PostingReportRepository {
  constructor(
    @InjectModel(postingReportCollection.name)
    private readonly reports: Model<PostingReportDocument>,
  ) {
    super();
  }

  override async add({ id, postId, reporter, userId, employerId, ...report }: PostingReport) {
    await this.reports.updateOne(
      { postId: toObjectId(postId as IdOf<'Post'>), reporter },
      {
        $setOnInsert: {
          _id: toObjectId(id),
          ...report,
          employerId: toObjectId(employerId),
          userId: userId && toObjectId(userId),
          isOpen: true,
        },
      },
      { upsert: true },
    );
  }

  override async find(id: PostingReportId): Promise<PostingReport | null> {
    const stored = await this.reports.findById(toObjectId(id)).lean();
    return stored && toReport(stored);
  }

  override countWaiting(): Promise<Waiting> {
    return countWaiting(this.reports, { isOpen: true }, 'createdAt', 'open');
  }

  override async listOpen(page: PageRequest): Promise<Page<PostingReport>> {
    const query = keysetQuery(LONGEST_WAITING, page);
    const stored = await this.reports
      .find({ $and: [{ isOpen: true }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(LONGEST_WAITING, stored, page.limit);
    return { items: rows.map(toReport), nextCursor };
  }

  override async close(id: PostingReportId): Promise<boolean> {
    const closed = { $set: { isOpen: false } };
    const { matchedCount } = await this.reports.updateOne(
      { _id: toObjectId(id), isOpen: true },
      closed,
    );
    return matchedCount === 1;
  }

  override async closeOf(postId: string): Promise<void> {
    await this.reports.updateMany(
      { postId: toObjectId(postId as IdOf<'Post'>) },
      { $set: { isOpen: false } },
    );
  }

  override async listBy(userId: UserId): Promise<readonly PostingReport[]> {
    return (await this.reports.find({ userId: toObjectId(userId) }).lean()).map(toReport);
  }

  override async forget(userId: UserId): Promise<void> {
    await this.reports.updateMany(
      { userId: toObjectId(userId) },
      [{ $set: { userId: null, reporter: { $toString: '$_id' } } }],
      { updatePipeline: true },
    );
  }
}

const toReport = ({
  _id,
  postId,
  employerId,
  userId,
  isOpen: _,
  ...report
}: PostingReportDocument): PostingReport => ({
  ...report,
  id: fromObjectId<PostingReportId>(_id),
  postId: fromObjectId<IdOf<'Post'>>(postId),
  employerId: fromObjectId<EmployerId>(employerId),
  userId: userId && fromObjectId<UserId>(userId),
});
