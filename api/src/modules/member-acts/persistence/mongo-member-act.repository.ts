import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { asId, type EmployerId, type IdOf, type UserId } from '../../../core/ids.ts';
import { ofOwnStores } from '../../../core/members/own-stores.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type MemberAct, type MemberActId, MemberActRepository } from '../domain/member-act.ts';
import { type MemberActDocument, memberActCollection } from './member-act.schema.ts';

const LATEST_FIRST: KeysetSort = [
  ['at', -1],
  ['_id', -1],
];

/** The log of members' acts in MongoDB. */
@Injectable()
export class MongoMemberActRepository extends MemberActRepository {
  constructor(
    @InjectModel(memberActCollection.name) private readonly acts: Model<MemberActDocument>,
  ) {
    super();
  }

  override async add(
    employerId: EmployerId,
    { id, at, by, kind, postIds, personId, stores }: MemberAct,
    key: string,
  ): Promise<void> {
    const stored: Omit<MemberActDocument, 'key'> = {
      _id: toObjectId(id),
      employerId: toObjectId(employerId),
      at,
      by: toObjectId(by),
      kind,
      postIds: postIds.map((postId) => toObjectId(asId<IdOf<string>>(postId))),
      personId: personId && toObjectId(personId),
      stores: [...stores],
    };
    await this.acts.updateOne({ key }, { $setOnInsert: stored }, { upsert: true });
  }

  override async list(
    employerId: EmployerId,
    by: UserId | undefined,
    page: PageRequest,
  ): Promise<Page<MemberAct>> {
    const query = keysetQuery(LATEST_FIRST, page);
    const filter = {
      employerId: toObjectId(employerId),
      ...(by && { by: toObjectId(by) }),
      ...ofOwnStores('stores'),
    };
    const stored = await this.acts
      .find({ $and: [filter, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(LATEST_FIRST, stored, page.limit);
    return { items: rows.map(toAct), nextCursor };
  }

  override async removeOf(employerId: EmployerId): Promise<void> {
    await this.acts.deleteMany({ employerId: toObjectId(employerId) });
  }
}

const toAct = ({ _id, by, postIds, personId, ...act }: MemberActDocument): MemberAct => ({
  id: fromObjectId<MemberActId>(_id),
  at: act.at,
  kind: act.kind,
  by: fromObjectId<UserId>(by),
  postIds: postIds.map((postId) => fromObjectId<IdOf<string>>(postId)),
  personId: personId && fromObjectId<UserId>(personId),
  stores: act.stores,
});
