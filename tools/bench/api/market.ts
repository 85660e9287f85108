import { createPost } from '@leafshift/contracts/posts';
import { searchedWords } from '@leafshift/domain/search-words';
import { type Db, type Document, ObjectId } from 'mongodb';
import { COLLECTIONS } from '../../../api-peer/collections.ts';
import { get, type Person } from '../../drills/api/caller.ts';
import { copyWorkers } from '../../drills/api/copy-workers.ts';
import { type Employer, People } from '../../drills/api/people.ts';
import { ShiftOnApi } from '../../drills/api/shift-on-api.ts';
import { agreedTo } from './agreed-terms.ts';
import { MARKET, MARKET_VERSION } from './settings.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 5000;
const KEEP_DAYS = 10;
/** Shifts are spread over so many days before and after now. */
const SPREAD_DAYS = 180;
const PROVINCES = ['ON', 'BC', 'AB', 'QC', 'MB', 'NS'];
const TITLES = ['Store Manager', 'Grower', 'Extraction Technician', 'Budtender', 'Accountant'];

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
  origin: string,
  sandboxUrl: string,
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
  const market = await new MarketMaker(database, origin, sandboxUrl).make();
  await kept.replaceOne(
    { _id: 'market' },
    { ...market, version: MARKET_VERSION, madeAt: new Date() },
    { upsert: true },
  );
  say(`Made the market in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return market;
}

class MarketMaker {
  readonly #database: Db;
  readonly #origin: string;
  readonly #people: People;

  constructor(database: Db, origin: string, sandboxUrl: string) {
    this.#database = database;
    this.#origin = origin;
    this.#people = new People(origin, sandboxUrl, database);
  }

  async make(): Promise<Market> {
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
    const businesses = await this.#businesses(employer);
    await this.#permanentPostings(permanent, businesses);
    // The last one is for confirmations.
    const owners = employers.slice(0, -1);
    await this.#shifts(shift, businesses, owners);
    await this.#assignmentsOf(owners, assignment, workers);
    await this.#obligations(workers, assignment);
    return { employers, workers, shift, assignment };
  }

  /** One of each kind, posted and requested by the API's own calls. */
  async #templates(employer: Employer, worker: Person) {
    const startsAt = new Date(Date.now() + 100 * HOUR_MS);
    const posted = await ShiftOnApi.post(this.#origin, employer, { startsAt, spots: 3 });
    await posted.request(worker);
    const form = {
      employmentType: 'Permanent' as const,
      jobType: 'Store Manager',
      location: employer.location,
      rate: 28,
      rateHigh: 35,
      jobDescription: `<p>${'Lead a team of eight in a busy shop. '.repeat(16)}</p>`,
    };
    await get(this.#origin, createPost, { body: form }, employer);
    const shift = await this.#database.collection(COLLECTIONS.shifts).findOne({});
    const assignment = await this.#database.collection(COLLECTIONS.assignments).findOne({});
    const permanent = await this.#database.collection(COLLECTIONS.permanentPostings).findOne({});
    if (!shift || !assignment || !permanent) throw new Error('The API has stored nothing');
    await this.#database.collection(COLLECTIONS.assignments).deleteMany({});
    await this.#database.collection(COLLECTIONS.shifts).deleteMany({});
    return { shift, assignment, permanent };
  }

  /** Businesses that own postings: copies of one that has signed up. */
  async #businesses(like: Employer): Promise<readonly ObjectId[]> {
    const userId = new ObjectId(like.id);
    const account = await this.#database.collection(COLLECTIONS.users).findOne({ _id: userId });
    const profile = await this.#database.collection(COLLECTIONS.profiles).findOne({ userId });
    if (!account || !profile) throw new Error('The business is not stored');
    const { customerId: _, ...plain } = account;
    const copies = Array.from({ length: MARKET.businesses }, (_, index) => ({
      id: new ObjectId(),
      name: `Business ${index}`,
    }));
    await this.#database.collection(COLLECTIONS.users).insertMany(
      copies.map(({ id, name }) => ({
        ...plain,
        _id: id,
        name,
        nameKey: name.toLowerCase(),
        email: `${id}@example.ca`,
        emailKey: `${id}@example.ca`,
      })),
    );
    await this.#database
      .collection(COLLECTIONS.profiles)
      .insertMany(
        copies.map(({ id, name }) => ({ ...profile, _id: new ObjectId(), userId: id, name })),
      );
    return copies.map(({ id }) => id);
  }

  #permanentPostings(like: Document, businesses: readonly ObjectId[]): Promise<void> {
    const now = Date.now();
    return this.#insert(COLLECTIONS.permanentPostings, MARKET.permanentPostings, (index) => {
      const createdAt = new Date(now - ((index * 7919) % (45 * 24 * 60)) * 60_000 - index);
      const title = pick(TITLES, index);
      const searchText = `${title.toLowerCase()} ${String(like.searchText)}`;
      return {
        ...like,
        _id: new ObjectId(),
        employerId: pick(businesses, index),
        jobType: title,
        province: pick(PROVINCES, index),
        rateHighCents: 3000 + (index % 40) * 100,
        searchText,
        words: searchedWords(searchText),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + 60 * DAY_MS),
      };
    });
  }

  #shifts(
    like: Document,
    businesses: readonly ObjectId[],
    employers: readonly Employer[],
  ): Promise<void> {
    const now = Date.now();
    const own = employers.length * MARKET.shiftsAnEmployer;
    return this.#insert(COLLECTIONS.shifts, MARKET.shifts, (index) => {
      const isOwn = index < own;
      const owner = isOwn ? new ObjectId(pick(employers, index).id) : pick(businesses, index);
      const minutes = ((index * 7919) % (2 * SPREAD_DAYS * 24 * 4)) * 15 - SPREAD_DAYS * 24 * 60;
      const startsAt = new Date(now + minutes * 60_000);
      const isOver = minutes < 0;
      return {
        ...like,
        _id: new ObjectId(),
        employerId: owner,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 8 * HOUR_MS),
        localDay: startsAt.toISOString().slice(0, 10),
        location: { ...like.location, province: pick(PROVINCES, index) },
        rateCents: 2500 + (index % 20) * 50,
        requestCount: 0,
        confirmedCount: 0,
        listed: !isOver,
        status: isOver ? 'Complete' : null,
        completedAt: isOver ? new Date(startsAt.getTime() + DAY_MS) : null,
        createdAt: new Date(startsAt.getTime() - 20 * DAY_MS),
      };
    });
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
      (['requested', 'confirmed'] as const).map((state, at) => ({
        ...like,
        _id: new ObjectId(),
        shiftId: shift._id,
        employerId: shift.employerId,
        workerId: pick(extras, index * 2 + at),
        state,
        startsAt: shift.startsAt,
        endsAt: shift.endsAt,
        agreed: agreedTo(shift),
      })),
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
      await this.#database.collection(COLLECTIONS.assignments).insertMany(
        taken.map((shift, index) => ({
          ...like,
          _id: new ObjectId(),
          shiftId: shift._id,
          employerId: shift.employerId,
          workerId,
          state: index < 3 ? 'requested' : 'confirmed',
          startsAt: shift.startsAt,
          endsAt: shift.endsAt,
          agreed: agreedTo(shift),
        })),
      );
      const booked = taken
        .slice(3)
        .map(({ _id, startsAt, endsAt }) => ({ shiftId: _id, startsAt, endsAt }));
      await this.#database
        .collection(COLLECTIONS.bookings)
        .insertOne({ _id: workerId, shifts: booked });
    }
  }

  async #insert(name: string, count: number, make: (index: number) => Document): Promise<void> {
    for (let from = 0; from < count; from += BATCH) {
      const length = Math.min(BATCH, count - from);
      const batch = Array.from({ length }, (_, index) => make(from + index));
      await this.#database.collection(name).insertMany(batch, { ordered: false });
    }
  }
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}
