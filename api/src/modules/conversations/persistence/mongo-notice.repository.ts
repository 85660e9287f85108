import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { FileKey } from '../../uploads/index.ts';
import type { NoticeId } from '../domain/message.ts';
import { type Notice, NoticeRepository } from '../domain/notice.ts';
import { type NoticeDocument, noticeCollection } from './notice.schema.ts';

const NEWEST: KeysetSort = [
  ['sentAt', -1],
  ['_id', -1],
];

/** Notices in MongoDB. */
@Injectable()
export class MongoNoticeRepository extends NoticeRepository {
  constructor(@InjectModel(noticeCollection.name) private readonly notices: Model<NoticeDocument>) {
    super();
  }

  override async add({ id, employerId, shiftIds, ...notice }: Notice): Promise<void> {
    const stored = {
      ...notice,
      _id: toObjectId(id),
      employerId: toObjectId(employerId),
      shiftIds: shiftIds.map(toObjectId),
    };
    await this.notices.insertMany([stored], { lean: true });
  }

  override async findSent(employerId: EmployerId, sendId: string): Promise<Notice | null> {
    const stored = await this.notices
      .findOne({ employerId: toObjectId(employerId), sendId })
      .lean();
    return stored && toNotice(stored);
  }

  override async list(
    employerId: EmployerId,
    shiftId: ShiftId | null,
    page: PageRequest,
  ): Promise<Page<Notice>> {
    const query = keysetQuery(NEWEST, page);
    const stored = await this.notices
      .find({
        employerId: toObjectId(employerId),
        ...(shiftId && { shiftIds: toObjectId(shiftId) }),
        ...query.filter,
      })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toNotice), nextCursor };
  }

  override async removeBefore(before: Date): Promise<void> {
    await this.notices.deleteMany({ sentAt: { $lt: before } });
  }
}

const toNotice = ({ _id, employerId, shiftIds, imageKey, ...stored }: NoticeDocument): Notice => ({
  ...stored,
  id: fromObjectId<NoticeId>(_id),
  employerId: fromObjectId<EmployerId>(employerId),
  shiftIds: shiftIds.map((id) => fromObjectId<ShiftId>(id)),
  imageKey: imageKey as FileKey | null,
});
