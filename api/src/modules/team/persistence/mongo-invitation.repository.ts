import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type MemberInvitation,
  type MemberInvitationId,
  MemberInvitationRepository,
} from '../domain/invitation.repository.ts';
import { type MemberInvitationDocument, memberInvitationCollection } from './invitation.schema.ts';

/** Open invitations in MongoDB. */
@Injectable()
export class MongoMemberInvitationRepository extends MemberInvitationRepository {
  constructor(
    @InjectModel(memberInvitationCollection.name)
    private readonly invitations: Model<MemberInvitationDocument>,
  ) {
    super();
  }

  override async put({
    businessId,
    email,
    stores,
    invitedBy,
    ...terms
  }: Omit<MemberInvitation, 'id'>): Promise<MemberInvitation> {
    const stored = await this.invitations
      .findOneAndUpdate(
        { businessId: toObjectId(businessId), emailKey: keyOf(email) },
        {
          $set: {
            ...terms,
            email,
            stores: stores && [...stores],
            invitedBy: toObjectId(invitedBy),
          },
          $unset: { tokenDigest: 1 },
        },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return toInvitation(stored);
  }

  override async list(businessId: EmployerId, now: Date): Promise<readonly MemberInvitation[]> {
    const stored = await this.invitations
      .find({ businessId: toObjectId(businessId), expiresAt: { $gt: now } })
      .lean();
    return stored.map(toInvitation);
  }

  override async renew(
    businessId: EmployerId,
    id: MemberInvitationId,
    dates: Pick<MemberInvitation, 'sentAt' | 'expiresAt'>,
  ): Promise<MemberInvitation | null> {
    const stored = await this.invitations
      .findOneAndUpdate(
        { _id: toObjectId(id), businessId: toObjectId(businessId) },
        { $set: dates, $unset: { tokenDigest: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return stored && toInvitation(stored);
  }

  override async setToken(
    id: MemberInvitationId,
    tokenDigest: string,
  ): Promise<MemberInvitation | null> {
    const stored = await this.invitations
      .findOneAndUpdate(
        { _id: toObjectId(id) },
        { $set: { tokenDigest } },
        { returnDocument: 'after' },
      )
      .lean();
    return stored && toInvitation(stored);
  }

  override async findByToken(tokenDigest: string, now: Date): Promise<MemberInvitation | null> {
    const stored = await this.invitations.findOne({ tokenDigest, expiresAt: { $gt: now } }).lean();
    return stored && toInvitation(stored);
  }

  override async use(tokenDigest: string, now: Date): Promise<MemberInvitation | null> {
    const stored = await this.invitations
      .findOneAndDelete({ tokenDigest, expiresAt: { $gt: now } })
      .lean();
    return stored && toInvitation(stored);
  }

  override async remove(businessId: EmployerId, id: MemberInvitationId): Promise<boolean> {
    const which = { _id: toObjectId(id), businessId: toObjectId(businessId) };
    const { deletedCount } = await this.invitations.deleteOne(which);
    return deletedCount > 0;
  }

  override async removeFrom(businessId: EmployerId, invitedBy: UserId): Promise<void> {
    await this.invitations.deleteMany({
      businessId: toObjectId(businessId),
      invitedBy: toObjectId(invitedBy),
    });
  }

  override async removeAll(businessId: EmployerId): Promise<void> {
    await this.invitations.deleteMany({ businessId: toObjectId(businessId) });
  }
}

const keyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

const toInvitation = (stored: MemberInvitationDocument): MemberInvitation => ({
  id: fromObjectId<MemberInvitationId>(stored._id),
  businessId: fromObjectId<EmployerId>(stored.businessId),
  email: stored.email,
  role: stored.role,
  stores: stored.stores,
  invitedBy: fromObjectId<UserId>(stored.invitedBy),
  language: stored.language,
  sentAt: stored.sentAt,
  expiresAt: stored.expiresAt,
});
