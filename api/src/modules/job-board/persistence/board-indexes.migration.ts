import { Injectable } from '@nestjs/common';
import { type IndexMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { permanentCollection } from './permanent.schema.ts';

const boardIndexes: IndexMigration = {
  id: '2026-11-22-board-indexes',
  drops: [{ collection: permanentCollection.name, indexes: ['board_newest', 'board_best_paid'] }],
};

/** Changes of the indexes of the board: those with `hiddenUntil` take the place of others. */
@Injectable()
export class BoardIndexesMigration {
  constructor(migrations: Migrations) {
    migrations.register(boardIndexes);
  }
}
