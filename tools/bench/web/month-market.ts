import { type Db, type Document, ObjectId } from 'mongodb';
import { type Business, inDatabase, makeBusiness, type StackOfBench } from './accounts.ts';

const STORES = ['Queen West', 'Kensington', 'Leslieville', 'Roncesvalles', 'Junction'];
const ROLES = ['Budtender', 'Trimmer', 'Event Staff', 'Packing Agent'];
const DAY_MS = 86_400_000;
const DAYS = 28;

/** Two businesses that are alike but for how many shifts their month has. */
export interface Months {
  readonly few: Business;
  readonly many: Business;
}

/** Shifts in the month of each. */
export const SHIFTS = { few: STORES.length * ROLES.length, many: 2000 } as const;

/** Makes two chains of five stores; the next four weeks of one have 20 shifts, of the other 2,000. */
export async function makeMonths(stack: StackOfBench): Promise<Months> {
  return {
    few: await chain(stack, 'Few Leaves', SHIFTS.few),
    many: await chain(stack, 'Many Leaves', SHIFTS.many),
  };
}

/** Posts a shift of each role at each store, and repeats what was stored over the month. */
async function chain(stack: StackOfBench, name: string, shifts: number): Promise<Business> {
  const business = await makeBusiness(stack, name, STORES);
  for (const location of business.stores) {
    for (const jobTitle of ROLES) {
      await business.send('POST', '/posts', {
        employmentType: 'Temp',
        date: at(1),
        duration: 8,
        rate: 26,
        totalWorkers: 2,
        jobType: 'Cultivation',
        jobTitle,
        supervisor: business.supervisor,
        location,
        jobDescription: '<p>You look after what grows.</p>',
      });
    }
  }
  await inDatabase(stack, (database) => spread(database, business.id, shifts));
  return business;
}

/** At 17:00 UTC, nine or ten in Vancouver, so many days from today. */
const at = (days: number): string =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T17:00:00.000Z`;

/** As many shifts as the month has, on its days in turn, from those that are there. */
async function spread(database: Db, business: string, count: number): Promise<void> {
  const shifts = database.collection('shifts');
  const posted = await shifts.find({ employerId: new ObjectId(business) }).toArray();
  const month = Array.from({ length: count }, (_, index) => onDay(posted, index));
  await shifts.deleteMany({ employerId: new ObjectId(business) });
  await shifts.insertMany(month);
}

function onDay(posted: readonly Document[], index: number): Document {
  const startsAt = new Date(at(1 + (index % DAYS)));
  const like = posted[Math.floor(index / DAYS + index) % posted.length];
  return {
    ...like,
    _id: new ObjectId(),
    seriesId: new ObjectId(),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 8 * 3_600_000),
    localDay: startsAt.toISOString().slice(0, 10),
    seriesDays: [startsAt.toISOString().slice(0, 10)],
  };
}
