import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { type Db, ObjectId } from 'mongodb';

/** Faults that can be written into the database, to see that they are found. */
export const PLANTS = ['double-confirmation'] as const;
export type Plant = (typeof PLANTS)[number];

/** Confirms a second worker for a place that is taken. Throws where no shift is full. */
async function confirmTwice(database: Db): Promise<void> {
  const full = await database
    .collection('shifts')
    .findOne({ $expr: { $eq: ['$confirmedCount', '$totalWorkers'] }, status: null });
  if (!full) throw new PlainFailure('No shift is full, so that no place can be confirmed twice.');
  const assignments = database.collection('assignments');
  const taken = await assignments.findOne({ shiftId: full._id, state: 'confirmed' });
  const known = await assignments.distinct('workerId', { shiftId: full._id });
  const other = await database
    .collection('users')
    .findOne({ usertype: 'Temp', _id: { $nin: known } });
  if (!taken || !other) throw new PlainFailure('Nobody is left to be confirmed twice.');
  await assignments.insertOne({ ...taken, _id: new ObjectId(), workerId: other._id });
}

const HOW: Readonly<Record<Plant, (database: Db) => Promise<void>>> = {
  'double-confirmation': confirmTwice,
};

/** Plants a fault. Throws a PlainFailure where the market has no room for it. */
export const plantFault = (plant: Plant, database: Db): Promise<void> => HOW[plant](database);
