import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { countWaiting } from '../../../infra/mongo/count-waiting.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { PermanentPostingId } from '../domain/ids.ts';
import {
  ModeratedPostings,
  type StateChange,
  type WaitingPosting,
} from '../domain/moderated-postings.ts';
import type { PermanentPosting } from '../domain/permanent-posting.ts';
import { toPermanent } from './permanent.mapper.ts';
import { type PermanentDocument, permanentCollection } from './permanent.schema.ts';

const LONGEST_WAITING: KeysetSort = [
  ['waitingSince', 1],
  ['_id', 1],
];

/** What the back office decides about, in MongoDB. */
@Injectable()
export class MongoModeratedPostings extends ModeratedPostings {
  constructor(
    @InjectModel(permanentCollection.name) private readonly postings: Model<PermanentDocument>,
  ) {
    super();
  }

  override async find(id: PermanentPostingId): Promise<PermanentPosting | null> {
    const stored = await this.postings.findById(toObjectId(id)).lean();
    return stored && toPermanent(stored);
  }

  override async listWaiting(page: PageRequest): Promise<Page<WaitingPosting>> {
    const query = keysetQuery(LONGEST_WAITING, page);
    const stored = await this.postings
      .find({ $and: [{ waitingSince: { $gt: new Date(0) } }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .hint('waiting')
      .lean();
    const { rows, nextCursor } = keysetPage(LONGEST_WAITING, stored, page.limit);
    return {
      items: rows.map((row) => ({
        posting: toPermanent(row),
        waitingSince: row.waitingSince ?? row.createdAt,
      })),
      nextCursor,
    };
  }

  override async listWaitingOf(employerId: EmployerId): Promise<readonly PermanentPosting[]> {
    const waiting = { employerId: toObjectId(employerId), state: 'in-review' as const };
    return (await this.postings.find(waiting).lean()).map(toPermanent);
  }

  override countWaiting(): Promise<Waiting> {
    const waiting = { waitingSince: { $gt: new Date(0) } };
    return countWaiting(this.postings, waiting, 'waitingSince', 'waiting');
  }

  override async change(
    id: PermanentPostingId,
    { from, to, reason, expiresAt, revision }: StateChange,
  ): Promise<PermanentPosting | null> {
    // Postings that are older than reviews have no state: they are published.
    const inState: QueryFilter<PermanentDocument> =
      from === 'published' ? { state: { $in: [from, null] } } : { state: from };
    const changed = await this.postings
      .findOneAndUpdate(
        { _id: toObjectId(id), ...inState, ...(revision !== undefined && { revision }) },
        {
          $set: {
            state: to,
            stateReason: reason,
            expiresAt,
            ...(to === 'published' && { approved: true }),
          },
          $unset: { waitingSince: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean();
    return changed && toPermanent(changed);
  }
}
