import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { type Invitation, InvitationRepository } from '../domain/invitation.repository.ts';
import { type InvitationDocument, invitationCollection } from './invitation.schema.ts';

const LATEST: KeysetSort = [
  ['invitedAt', -1],
  ['_id', -1],
];

/** Invitations in MongoDB. */
@Injectable()
export class MongoInvitationRepository extends InvitationRepository {
  constructor(
    @InjectModel(invitationCollection.name) private readonly invitations: Model<InvitationDocument>,
  ) {
    super();
  }

  override async add({ shiftId, workerId, employerId, invitedAt }: Invitation): Promise<boolean> {
    const { upsertedCount } = await this.invitations.updateOne(
      { shiftId: toObjectId(shiftId), workerId: toObjectId(workerId) },
      { $setOnInsert: { employerId: toObjectId(employerId), invitedAt } },
      { upsert: true },
    );
    return upsertedCount > 0;
  }

  override async ofShift(employerId: EmployerId, shiftId: ShiftId): Promise<readonly Invitation[]> {
    const stored = await this.invitations
      .find({ shiftId: toObjectId(shiftId), employerId: toObjectId(employerId) })
      .sort({ invitedAt: 1, _id: 1 })
      .lean();
    return stored.map(toInvitation);
  }

  override async ofWorker(
    workerId: WorkerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly Invitation[]> {
    if (shiftIds.length === 0) return [];
    const stored = await this.invitations
      .find({ shiftId: { $in: shiftIds.map(toObjectId) }, workerId: toObjectId(workerId) })
      .lean();
    return stored.map(toInvitation);
  }

  override async list(workerId: WorkerId, page: PageRequest): Promise<Page<Invitation>> {
    const query = keysetQuery(LATEST, page);
    const stored = await this.invitations
      .find({ $and: [{ workerId: toObjectId(workerId) }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(LATEST, stored, page.limit);
    return { items: rows.map(toInvitation), nextCursor };
  }

  override async removeOf(userId: UserId): Promise<void> {
    const _id = toObjectId(userId);
    await this.invitations.deleteMany({ $or: [{ employerId: _id }, { workerId: _id }] });
  }
}

const toInvitation = (stored: InvitationDocument): Invitation => ({
  shiftId: fromObjectId<ShiftId>(stored.shiftId),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  workerId: fromObjectId<WorkerId>(stored.workerId),
  invitedAt: stored.invitedAt,
});
