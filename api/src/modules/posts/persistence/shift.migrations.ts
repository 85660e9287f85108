import { Injectable } from '@nestjs/common';
import type { Database } from '../../../infra/mongo/database.ts';
import { PLACE_COUNTED } from '../../../infra/mongo/map-places.ts';
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

const count = (database: Database['native'], which: Record<string, unknown>) =>
  database
    .collection(shiftCollection.name)
    .updateMany(which, [{ $set: { ...CELLS_COUNTED, place: PLACE_COUNTED } }]);

/** Shifts are kept by the squares of the map in which they lie; the release before posts them without. */
const shiftCells: DataMigration = {
  id: '2026-11-27-shift-cells',
  up: async (database) => void (await count(database, { cell: { $exists: false } })),
  again: async (database) => void (await count(database, { listed: true, cell: null })),
};

/** The same for their places, by which the nearest are found. */
const shiftPlaces: DataMigration = {
  id: '2026-11-27-shift-places',
  up: async (database) => void (await count(database, { place: { $exists: false } })),
  again: async (database) => void (await count(database, { listed: true, place: null })),
};

/** Changes of stored postings. */
@Injectable()
export class ShiftMigrations {
  constructor(migrations: Migrations) {
    for (const each of [openSpots, reopenedSpots, shiftCells, shiftPlaces])
      migrations.register(each);
  }
}
