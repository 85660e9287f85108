import { Injectable } from '@nestjs/common';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { shiftCollection } from './shift.schema.ts';
import { CELLS_COUNTED } from './shift-cells.ts';

/** Shifts are kept by the squares of the map in which they lie. */
const shiftCells: DataMigration = {
  id: '2026-11-27-shift-cells',
  async up(database) {
    const shifts = database.collection(shiftCollection.name);
    await shifts.updateMany({ cell: { $exists: false } }, [{ $set: CELLS_COUNTED }]);
  },
};

/** Counts the squares of shifts that were stored without them. */
@Injectable()
export class ShiftCellsMigration {
  constructor(migrations: Migrations) {
    migrations.register(shiftCells);
  }
}
