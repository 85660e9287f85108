import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type AuditEntry, AuditLog } from '../domain/audit.ts';
import { type AuditDocument, auditCollection } from './audit.schema.ts';

/** The audit log in MongoDB. */
@Injectable()
export class MongoAuditLog extends AuditLog {
  constructor(@InjectModel(auditCollection.name) private readonly entries: Model<AuditDocument>) {
    super();
  }

  override async add({ adminId, target, details, ...entry }: AuditEntry): Promise<void> {
    await this.entries.insertMany(
      [
        {
          _id: new Types.ObjectId(),
          adminId: toObjectId(adminId),
          target: toObjectId(target),
          details: { ...details },
          ...entry,
        },
      ],
      { lean: true },
    );
  }
}
