import { type PlacedAddress, placeAddress } from '@leafshift/domain/places/place-address';
import type { PlacePrecision } from '@leafshift/domain/places/precision';
import type { AnyBulkWriteOperation, Document } from 'mongodb';
import type { DataMigration } from '../../../infra/mongo/migrations.ts';
import { shiftCollection } from '../../posts/index.ts';
import { profileCollection } from '../../profile/index.ts';

const BATCH = 500;

type StoredPlace = Partial<PlacedAddress> & { readonly precision?: PlacePrecision };

/**
 * Says how exactly each stored place is known, and moves those that were only their town's to the area
 * of their postal code. Of shifts, those that are still open: the others are as they were agreed.
 */
export const placePrecision: DataMigration = {
  id: '2026-11-25-place-precision',
  async up(database) {
    const profiles = database.collection(profileCollection.name);
    const isNew = { $exists: false };
    const unplaced = {
      $or: [
        { latitude: { $exists: true }, precision: isNew },
        { locations: { $elemMatch: { precision: isNew } } },
      ],
    };
    await inBatches(
      profiles.find(unplaced),
      async (profile) => {
        const locations = profile.locations as readonly StoredPlace[] | undefined;
        return {
          ...(await placeOf(profile)),
          ...(locations && {
            locations: await Promise.all(
              locations.map(async (location) => ({ ...location, ...(await placeOf(location)) })),
            ),
          }),
        };
      },
      (batch) => profiles.bulkWrite(batch, { ordered: false }),
    );

    const shifts = database.collection(shiftCollection.name);
    const open = { status: null, 'location.precision': isNew };
    await inBatches(
      shifts.find(open),
      async ({ location }) => {
        const place = await placeOf(location);
        return {
          ...Object.fromEntries(
            Object.entries(place).map(([name, value]) => [`location.${name}`, value]),
          ),
          ...('longitude' in place && { point: [place.longitude, place.latitude] }),
        };
      },
      (batch) => shifts.bulkWrite(batch, { ordered: false }),
    );
  },
};

async function placeOf(stored: StoredPlace): Promise<Partial<PlacedAddress>> {
  const { city = '', province = '', postalCode, latitude, longitude, precision } = stored;
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number';
  return isPlaced && precision === undefined
    ? placeAddress({ city, province, postalCode, latitude, longitude })
    : {};
}

async function inBatches(
  stored: AsyncIterable<Document>,
  changesOf: (document: Document) => Promise<Document>,
  write: (batch: AnyBulkWriteOperation<Document>[]) => Promise<unknown>,
): Promise<void> {
  let batch: AnyBulkWriteOperation<Document>[] = [];
  for await (const document of stored) {
    const $set = await changesOf(document);
    if (Object.keys($set).length === 0) continue;
    batch.push({ updateOne: { filter: { _id: document._id }, update: { $set } } });
    if (batch.length === BATCH) {
      await write(batch);
      batch = [];
    }
  }
  if (batch.length > 0) await write(batch);
}
