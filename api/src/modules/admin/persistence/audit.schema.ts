import { Schema, type Types } from 'mongoose';
import { BY_ID, defineCollection } from '../../../infra/mongo/collection.ts';
import type { AuditAction } from '../domain/audit.ts';

export interface AuditDocument {
  _id: Types.ObjectId;
  adminId: Types.ObjectId;
  action: AuditAction;
  target: Types.ObjectId;
  /** Whose account it was about; absent where it was about none, and in entries from before it was kept. */
  userId?: Types.ObjectId;
  details: Record<string, unknown>;
  at: Date;
}

const id = { type: Schema.Types.ObjectId, required: true } as const;

const newestFirst = { at: -1, _id: -1 } as const;

export const auditCollection = defineCollection<AuditDocument>({
  name: 'audit_log',
  schema: new Schema<AuditDocument>(
    {
      adminId: id,
      action: { type: String, required: true },
      target: id,
      userId: Schema.Types.ObjectId,
      details: { type: Schema.Types.Mixed, required: true },
      at: { type: Date, required: true },
    },
    { versionKey: false, minimize: false },
  ),
  shardKey: BY_ID,
  indexes: [
    { name: 'newest', key: newestFirst },
    { name: 'newest_of_target', key: { target: 1, ...newestFirst } },
    { name: 'newest_of_admin', key: { adminId: 1, ...newestFirst } },
    { name: 'newest_of_user', key: { userId: 1, ...newestFirst } },
    { name: 'newest_of_action', key: { action: 1, ...newestFirst } },
  ],
});
