import { type Db, ObjectId } from 'mongodb';

/** Faults that can be written into the database, to see that they are found. */
export const PLANTS = ['double-confirmation'] as const;
export type Plant = (typeof PLANTS)[number];

/** Confirms a second worker for a place that is taken; false where no shift is full yet. */
async function confirmTwice(database: Db): Promise<boolean> {
  const full = await database
    .collection('shifts')
    .findOne({ $expr: { $eq: ['$confirmedCount', '$totalWorkers'] }, status: null });
  if (!full) return false;
  const assignments = database.collection('assignments');
  const taken = await assignments.findOne({ shiftId: full._id, state: 'confirmed' });
  const known = await assignments.distinct('workerId', { shiftId: full._id });
  const other = await database
    .collection('users')
    .findOne({ usertype: 'Temp', _id: { $nin: known } });
  if (!taken || !other) return false;
  await assignments.insertOne({ ...taken, _id: new ObjectId(), workerId: other._id });
  return true;
}

const HOW: Readonly<Record<Plant, (database: Db) => Promise<boolean>>> = {
  'double-confirmation': confirmTwice,
};

/** Plants a fault, if it can be planted by now. */
export const plantFault = (plant: Plant, database: Db): Promise<boolean> => HOW[plant](database);
