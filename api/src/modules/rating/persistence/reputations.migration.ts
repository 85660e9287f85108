import { Injectable } from '@nestjs/common';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { moveCollection } from '../../../infra/mongo/move-collection.ts';
import { reputationCollection } from './reputation.schema.ts';

/** Reputations are stored under their own name; the collection was called `worker_standings`. */
const reputations: DataMigration = {
  id: '2026-11-22-reputations',
  up: (database) => moveCollection(database, 'worker_standings', reputationCollection.name),
};

/** Changes of stored reputations. */
@Injectable()
export class ReputationsMigration {
  constructor(migrations: Migrations) {
    migrations.register(reputations);
  }
}
