import { createPost } from '@leafshift/contracts/posts';
import { type Db, type Document, ObjectId } from 'mongodb';
import { COLLECTIONS } from '../../../api-peer/collections.ts';
import { get, type Person } from '../../drills/api/caller.ts';
import { copyPeople, copyWorkers } from '../../drills/api/copy-people.ts';
import { type Employer, People } from '../../drills/api/people.ts';
import { ShiftOnApi } from '../../drills/api/shift-on-api.ts';
import { assignmentOn } from './assignment-on.ts';
import { PostingStock, pick } from './posting-stock.ts';
import { MARKET, MARKET_VERSION } from './settings.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEEP_DAYS = 10;

/** The people who ask, and where the postings of the benchmark are. */
export interface Market {
  readonly employers: readonly Employer[];
  readonly workers: readonly Person[];
  /** Templates that the API itself has stored. */
  readonly shift: Document;
  readonly assignment: Document;
}

interface StoredMarket extends Market {
  readonly _id: string;
  readonly version: number;
  readonly madeAt: Date;
}

/** The market that is kept in the database, or a new one. The API has made the collections and indexes. */
export async function openMarket(
  database: Db,
  options: MarketOptions,
  say: (line: string) => void,
): Promise<Market> {
  const kept = database.collection<StoredMarket>('bench_market');
  const known = await kept.findOne({ _id: 'market' });
  const oldest = Date.now() - KEEP_DAYS * DAY_MS;
  if (known?.version === MARKET_VERSION && known.madeAt.getTime() > oldest) return known;
  const started = performance.now();
  const { permanentPostings, shifts, assignments, bookings } = COLLECTIONS;
  for (const name of [permanentPostings, shifts, assignments, bookings]) {
    await database.collection(name).deleteMany({});
  }
  const { market } = await makeMarket(database, options);
  await kept.replaceOne(
    { _id: 'market' },
    { ...market, version: MARKET_VERSION, madeAt: new Date() },
    { upsert: true },
  );
  say(`Made the market in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return market;
}

export interface NewMarket {
  readonly market: Market;
  /** Makes more of the same postings. */
  readonly stock: PostingStock;
}

export interface MarketSize {
  readonly permanentPostings: number;
  readonly shifts: number;
}

export interface MarketOptions {
  readonly origin: string;
  readonly sandboxUrl: string;
  readonly size: MarketSize;
}

/** Makes a market in a database in which an API has made the collections and indexes. */
export const makeMarket = (database: Db, options: MarketOptions): Promise<NewMarket> =>
  new MarketMaker(database, options).make();

class MarketMaker {
  readonly #database: Db;
  readonly #options: MarketOptions;
  readonly #people: People;

  constructor(database: Db, options: MarketOptions) {
    this.#database = database;
    this.#options = options;
    this.#people = new People(options.origin, options.sandboxUrl, database);
  }

  async make(): Promise<NewMarket> {
    const employers: Employer[] = [];
    const workers: Person[] = [];
    for (let made = 0; made < MARKET.employers; made += 1) {
      employers.push(await this.#people.employer());
    }
    for (let made = 0; made < MARKET.workers; made += 1) {
      workers.push(await this.#people.worker(`Wanda Worker${String.fromCharCode(97 + made)}`));
    }
    const [employer] = employers;
    const [worker] = workers;
    if (!employer || !worker) throw new Error('A market has people');
    const { shift, permanent, assignment } = await this.#templates(employer, worker);
    const names = Array.from({ length: MARKET.businesses }, (_, index) => `Business ${index}`);
    const businesses = await copyPeople(
      this.#database,
      employer,
      names.map((name) => ({ name })),
    );
    // The last one is for confirmations.
    const owners = employers.slice(0, -1);
    const ids = owners.map(({ id }) => new ObjectId(id));
    const stock = new PostingStock(this.#database, { shift, permanent, businesses, owners: ids });
    await stock.addPermanent({ from: 0, to: this.#options.size.permanentPostings });
    await stock.addShifts({ from: 0, to: this.#options.size.shifts });
    await this.#assignmentsOf(owners, assignment, workers);
    await this.#obligations(workers, assignment);
    return { market: { employers, workers, shift, assignment }, stock };
  }

  /** One of each kind, posted and requested by the API's own calls. */
  async #templates(employer: Employer, worker: Person) {
    const startsAt = new Date(Date.now() + 100 * HOUR_MS);
    const posted = await ShiftOnApi.post(this.#options.origin, employer, { startsAt, spots: 3 });
    await posted.request(worker);
    const form = {
      employmentType: 'Permanent' as const,
      jobType: 'Store Manager',
      location: employer.location,
      rate: 28,
      rateHigh: 35,
      jobDescription: `<p>${'Lead a team of eight in a busy shop. '.repeat(16)}</p>`,
    };
    await get(this.#options.origin, createPost, { body: form }, employer);
    const shift = await this.#database.collection(COLLECTIONS.shifts).findOne({});
    const assignment = await this.#database.collection(COLLECTIONS.assignments).findOne({});
    const permanent = await this.#database.collection(COLLECTIONS.permanentPostings).findOne({});
    if (!shift || !assignment || !permanent) throw new Error('The API has stored nothing');
    await this.#database.collection(COLLECTIONS.assignments).deleteMany({});
    await this.#database.collection(COLLECTIONS.shifts).deleteMany({});
    return { shift, assignment, permanent };
  }

  /** Two workers on every coming shift of the employers who ask. */
  async #assignmentsOf(employers: readonly Employer[], like: Document, workers: readonly Person[]) {
    const ids = employers.map(({ id }) => new ObjectId(id));
    const shifts = await this.#database
      .collection(COLLECTIONS.shifts)
      .find({ employerId: { $in: ids }, listed: true })
      .toArray();
    const extras = await copyWorkers(this.#database, workers[0], 40);
    const assignments = shifts.flatMap((shift, index) =>
      ['requested', 'confirmed'].map((state, at) =>
        assignmentOn(like, shift, { workerId: pick(extras, index * 2 + at), state }),
      ),
    );
    await this.#database.collection(COLLECTIONS.assignments).insertMany(assignments);
  }

  /** What keeps the workers who ask busy: three requests and two confirmed shifts each. */
  async #obligations(workers: readonly Person[], like: Document): Promise<void> {
    const shifts = await this.#database
      .collection(COLLECTIONS.shifts)
      .find({ listed: true })
      .sort({ startsAt: 1 })
      .limit(workers.length * 5 * 40)
      .toArray();
    for (const [number, worker] of workers.entries()) {
      const taken = Array.from({ length: 5 }, (_, at) => shifts[number * 5 + at * 300]).flatMap(
        (shift) => shift ?? [],
      );
      const workerId = new ObjectId(worker.id);
      await this.#database
        .collection(COLLECTIONS.assignments)
        .insertMany(
          taken.map((shift, index) =>
            assignmentOn(like, shift, { workerId, state: index < 3 ? 'requested' : 'confirmed' }),
          ),
        );
      const booked = taken
        .slice(3)
        .map(({ _id, startsAt, endsAt }) => ({ shiftId: _id, startsAt, endsAt }));
      await this.#database
        .collection(COLLECTIONS.bookings)
        .insertOne({ _id: workerId, shifts: booked });
    }
  }
}
