import type { MemberActKind } from '@leafshift/contracts/members';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface MemberActDocument {
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  /** Of the request, so that one that is repeated is kept once. */
  key: string;
  at: Date;
  by: Types.ObjectId;
  kind: MemberActKind;
  postIds: Types.ObjectId[];
  personId: Types.ObjectId | null;
  stores: string[];
}

const KEPT_SECONDS = 2 * 365 * 24 * 60 * 60;

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const text = { type: String, required: true } as const;
const latest = { at: -1, _id: -1 } as const;

export const memberActCollection = defineCollection<MemberActDocument>({
  name: 'member_acts',
  schema: new Schema<MemberActDocument>(
    {
      employerId: reference,
      key: text,
      at: { type: Date, required: true },
      by: reference,
      kind: text,
      postIds: { type: [Schema.Types.ObjectId], required: true },
      personId: Schema.Types.ObjectId,
      stores: { type: [String], required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_a_request', key: { key: 1 }, unique: true },
    { name: 'latest', key: { employerId: 1, ...latest } },
    { name: 'latest_by', key: { employerId: 1, by: 1, ...latest } },
    { name: 'latest_of_store', key: { employerId: 1, stores: 1, ...latest } },
    { name: 'expire', key: { at: 1 }, expireAfterSeconds: KEPT_SECONDS },
  ],
});
