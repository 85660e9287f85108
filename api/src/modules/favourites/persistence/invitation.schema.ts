import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface InvitationDocument {
  _id: Types.ObjectId;
  shiftId: Types.ObjectId;
  employerId: Types.ObjectId;
  workerId: Types.ObjectId;
  invitedAt: Date;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const invitationCollection = defineCollection<InvitationDocument>({
  name: 'shift_invitations',
  schema: new Schema<InvitationDocument>(
    {
      shiftId: reference,
      employerId: reference,
      workerId: reference,
      invitedAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  shardKey: { shiftId: 1 },
  indexes: [
    { name: 'one_a_shift_and_worker', key: { shiftId: 1, workerId: 1 }, unique: true },
    { name: 'latest_of_worker', key: { workerId: 1, invitedAt: -1, _id: -1 } },
    { name: 'of_employer', key: { employerId: 1 } },
  ],
});
