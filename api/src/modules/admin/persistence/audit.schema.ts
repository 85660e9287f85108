import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { AuditAction } from '../domain/audit.ts';

export interface AuditDocument {
  _id: Types.ObjectId;
  adminId: Types.ObjectId;
  action: AuditAction;
  target: Types.ObjectId;
  details: Record<string, unknown>;
  at: Date;
}

const id = { type: Schema.Types.ObjectId, required: true } as const;

export const auditCollection = defineCollection<AuditDocument>({
  name: 'audit_log',
  schema: new Schema<AuditDocument>(
    {
      adminId: id,
      action: { type: String, required: true },
      target: id,
      details: { type: Schema.Types.Mixed, required: true },
      at: { type: Date, required: true },
    },
    { versionKey: false, minimize: false },
  ),
  indexes: [
    { name: 'of_target', key: { target: 1, at: -1 } },
    { name: 'of_admin', key: { adminId: 1, at: -1 } },
  ],
});
