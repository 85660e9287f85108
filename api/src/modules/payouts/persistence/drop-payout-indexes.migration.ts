import { Injectable } from '@nestjs/common';
import { type IndexMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { payoutCollection } from './payout.schema.ts';

const collection = payoutCollection.name;

/**
 * Corrections of hours bring further payouts of a shift, where there was one a worker. A shard cannot
 * promise that a transfer stands at one payout; the provider's idempotency key does.
 */
const dropped: readonly IndexMigration[] = [
  {
    id: '2026-11-22-payout-corrections',
    drops: [{ collection, indexes: ['one_a_shift_and_worker'] }],
  },
  { id: '2026-11-27-payout-transfers', drops: [{ collection, indexes: ['of_transfer'] }] },
];

@Injectable()
export class DropPayoutIndexes {
  constructor(migrations: Migrations) {
    for (const migration of dropped) migrations.register(migration);
  }
}
