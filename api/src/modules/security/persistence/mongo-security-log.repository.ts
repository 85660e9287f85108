import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { SecurityEntry, SecurityEntryId } from '../domain/security-entry.ts';
import {
  type SecurityEntryPage,
  type SecurityEntrySearch,
  SecurityLogRepository,
} from '../domain/security-log.repository.ts';
import { type SecurityEntryDocument, securityEntryCollection } from './security-entry.schema.ts';

const NEWEST_FIRST: KeysetSort = [
  ['at', -1],
  ['_id', -1],
];

/** The security log in MongoDB. */
@Injectable()
export class MongoSecurityLogRepository extends SecurityLogRepository {
  constructor(
    @InjectModel(securityEntryCollection.name)
    private readonly entries: Model<SecurityEntryDocument>,
  ) {
    super();
  }

  override async add(entries: readonly SecurityEntry[]): Promise<void> {
    const stored = entries.map(({ id, userId, by, details, ...entry }) => ({
      _id: toObjectId(id),
      userId: userId && toObjectId(userId),
      by: by && toObjectId(by),
      details: { ...details },
      ...entry,
    }));
    await this.entries.insertMany(stored, { lean: true });
  }

  override async search(search: SecurityEntrySearch): Promise<SecurityEntryPage> {
    const { limit, cursor } = search;
    const page = keysetQuery(NEWEST_FIRST, { limit, cursor });
    const found = await this.entries
      .find({ $and: [filterOf(search), page.filter] })
      .sort(page.sort)
      .limit(page.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST_FIRST, found, limit);
    return { entries: rows.map(toEntry), nextCursor };
  }
}

function filterOf({
  userId,
  event,
  network,
  from,
  to,
}: SecurityEntrySearch): QueryFilter<SecurityEntryDocument> {
  const at = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
  return {
    ...(userId && { userId: toObjectId(userId) }),
    ...(event && { event }),
    ...(network && { network }),
    ...(Object.keys(at).length > 0 && { at }),
  };
}

const toEntry = ({ _id, userId, by, ...entry }: SecurityEntryDocument): SecurityEntry => ({
  ...entry,
  id: fromObjectId<SecurityEntryId>(_id),
  userId: userId && fromObjectId<UserId>(userId),
  by: by && fromObjectId<UserId>(by),
});
