import { Injectable } from '@nestjs/common';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { permanentCollection } from './permanent.schema.ts';

/** The indexes that those with `hiddenUntil` take the place of. */
const OLD_INDEXES: readonly (string | undefined)[] = ['board_newest', 'board_best_paid'];

const boardIndexes: DataMigration = {
  id: '2026-11-22-board-indexes',
  async up(database) {
    const postings = database.collection(permanentCollection.name);
    for (const { name } of await postings.indexes()) {
      if (name && OLD_INDEXES.includes(name)) {
        await postings.dropIndex(name);
      }
    }
  },
};

/** Changes of the indexes of the board. */
@Injectable()
export class BoardIndexesMigration {
  constructor(migrations: Migrations) {
    migrations.register(boardIndexes);
  }
}
