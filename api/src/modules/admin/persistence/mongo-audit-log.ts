import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { AdminId, IdOf, UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page } from '../../../core/paging/page.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type AuditEntry,
  type AuditId,
  AuditLog,
  type AuditSearch,
  type KeptAuditEntry,
} from '../domain/audit.ts';
import { type AuditDocument, auditCollection } from './audit.schema.ts';

const NEWEST_FIRST: KeysetSort = [
  ['at', -1],
  ['_id', -1],
];

/** The audit log in MongoDB. */
@Injectable()
export class MongoAuditLog extends AuditLog {
  constructor(@InjectModel(auditCollection.name) private readonly entries: Model<AuditDocument>) {
    super();
  }

  override async add(
    { adminId, target, details, ...entry }: AuditEntry,
    userId: UserId | null,
  ): Promise<void> {
    await this.entries.insertMany(
      [
        {
          _id: new Types.ObjectId(),
          adminId: toObjectId(adminId),
          target: toObjectId(target),
          ...(userId && { userId: toObjectId(userId) }),
          details: { ...details },
          ...entry,
        },
      ],
      { lean: true },
    );
  }

  override async search(search: AuditSearch): Promise<Page<KeptAuditEntry>> {
    const { limit, cursor } = search;
    const page = keysetQuery(NEWEST_FIRST, { limit, cursor });
    const found = await this.entries
      .find(filterOf(search, page.filter))
      .sort(page.sort)
      .limit(page.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST_FIRST, found, limit);
    return { items: rows.map(toEntry), nextCursor };
  }
}

/** What is about an id is in three indexes, each in the order that is asked for. */
function filterOf(
  { about, action, from, to }: AuditSearch,
  after: QueryFilter<AuditDocument>,
): QueryFilter<AuditDocument> {
  const at = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
  const period = Object.keys(at).length > 0 ? [{ at }] : [];
  const rest: QueryFilter<AuditDocument> = { $and: [after, ...period] };
  if (about) {
    const id = toObjectId(about);
    return {
      $or: [
        { adminId: id, ...rest },
        { target: id, ...rest },
        { userId: id, ...rest },
      ],
    };
  }
  return action ? { action: action as AuditDocument['action'], ...rest } : rest;
}

const toEntry = ({ _id, adminId, target, userId, ...entry }: AuditDocument): KeptAuditEntry => ({
  ...entry,
  id: fromObjectId<AuditId>(_id),
  adminId: fromObjectId<AdminId>(adminId),
  target: fromObjectId<IdOf<string>>(target),
  userId: userId ? fromObjectId<UserId>(userId) : null,
});
