import { Injectable } from '@nestjs/common';
import { CELLS_COUNTED } from '../../../infra/mongo/map-squares.ts';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { shiftCollection } from './shift.schema.ts';

/** The index that `employer_by_start_and_spots` takes the place of. */
const OLD_INDEX = 'employer_by_start';

/** Shifts count their open spots under `openSpots`; it was called `placesLeft`. */
const openSpots: DataMigration = {
  id: '2026-11-22-open-spots',
  drops: [{ collection: shiftCollection.name, indexes: [OLD_INDEX] }],
  async up(database) {
    const shifts = database.collection(shiftCollection.name);
    await shifts.updateMany({ placesLeft: { $exists: true } }, [
      { $set: { openSpots: '$placesLeft' } },
      { $unset: 'placesLeft' },
    ]);
  },
};

/** A no-show gives the spot free; shifts counted it among the confirmed ones. */
const reopenedSpots: DataMigration = {
  id: '2026-11-23-reopened-spots',
  async up(database) {
    await database.collection(shiftCollection.name).updateMany({ noShowCount: { $gt: 0 } }, [
      {
        $set: {
          openSpots: { $add: ['$openSpots', '$noShowCount'] },
          confirmedCount: { $subtract: ['$confirmedCount', '$noShowCount'] },
        },
      },
    ]);
  },
};

/** Shifts are kept by the squares of the map in which they lie. */
const shiftCells: DataMigration = {
  id: '2026-11-27-shift-cells',
  async up(database) {
    const shifts = database.collection(shiftCollection.name);
    await shifts.updateMany({ cell: { $exists: false } }, [{ $set: CELLS_COUNTED }]);
  },
};

/** Changes of stored postings. */
@Injectable()
export class OpenSpotsMigration {
  constructor(migrations: Migrations) {
    migrations.register(openSpots);
    migrations.register(reopenedSpots);
    migrations.register(shiftCells);
  }
}
