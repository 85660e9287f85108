import { Injectable } from '@nestjs/common';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { verificationCodeCollection } from './verification-code.schema.ts';

/** Codes are forgotten by when they were stored; before, it was by when they were no longer good. */
const storedCodes: DataMigration = {
  id: '2026-11-22-stored-codes',
  drops: [{ collection: verificationCodeCollection.name, indexes: ['expire'] }],
  async up(database) {
    const codes = database.collection(verificationCodeCollection.name);
    await codes.updateMany({ storedAt: { $exists: false } }, { $currentDate: { storedAt: true } });
  },
};

/** Changes of stored codes. */
@Injectable()
export class StoredCodesMigration {
  constructor(migrations: Migrations) {
    migrations.register(storedCodes);
  }
}
