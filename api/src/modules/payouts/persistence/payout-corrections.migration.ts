import { Injectable } from '@nestjs/common';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { payoutCollection } from './payout.schema.ts';

/** The index that let there be one a shift, before hours were corrected. */
const OLD_INDEX = 'one_a_shift_and_worker';

const corrections: DataMigration = {
  id: '2026-11-22-payout-corrections',
  async up(database) {
    const documents = database.collection(payoutCollection.name);
    const indexes = await documents.indexes();
    if (indexes.some(({ name }) => name === OLD_INDEX)) {
      await documents.dropIndex(OLD_INDEX);
    }
  },
};

/** Corrections of hours bring further payouts of a shift. */
@Injectable()
export class PayoutCorrectionsMigration {
  constructor(migrations: Migrations) {
    migrations.register(corrections);
  }
}
