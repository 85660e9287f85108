import { Injectable } from '@nestjs/common';
import { type IndexMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { payoutCollection } from './payout.schema.ts';

const payoutCorrections: IndexMigration = {
  id: '2026-11-22-payout-corrections',
  drops: [{ collection: payoutCollection.name, indexes: ['one_a_shift_and_worker'] }],
};

/** Corrections of hours bring further payouts of a shift; there was one a worker. */
@Injectable()
export class PayoutCorrectionsMigration {
  constructor(migrations: Migrations) {
    migrations.register(payoutCorrections);
  }
}
