import { Injectable } from '@nestjs/common';
import type { Database } from '../../../infra/mongo/database.ts';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { shiftCollection } from './shift.schema.ts';
import { CELLS_COUNTED } from './shift-cells.ts';

const count = (database: Database['native'], which: Record<string, unknown>) =>
  database.collection(shiftCollection.name).updateMany(which, [{ $set: CELLS_COUNTED }]);

/** Shifts are kept by the squares of the map in which they lie; the release before posts them without. */
const shiftCells: DataMigration = {
  id: '2026-11-27-shift-cells',
  async up(database) {
    await count(database, { cell: { $exists: false } });
  },
  async again(database) {
    await count(database, { listed: true, cell: null });
  },
};

/** Counts the squares of shifts that were stored without them. */
@Injectable()
export class ShiftCellsMigration {
  constructor(migrations: Migrations) {
    migrations.register(shiftCells);
  }
}
