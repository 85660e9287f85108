import { searchedWords } from '@leafshift/domain/search-words';
import { type Db, type Document, ObjectId } from 'mongodb';
import { COLLECTIONS } from '../../../api-peer/collections.ts';
import { MARKET } from './settings.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 5000;
/** Shifts are spread over so many days before and after now. */
const SPREAD_DAYS = 180;
const PROVINCES = ['ON', 'BC', 'AB', 'QC', 'MB', 'NS'];
const TITLES = ['Store Manager', 'Grower', 'Extraction Technician', 'Budtender', 'Accountant'];

/** Of what postings are copied, and whose they are. */
export interface StockOf {
  /** As the API itself has stored one. */
  readonly shift: Document;
  readonly permanent: Document;
  readonly businesses: readonly ObjectId[];
  /** Signed-in people; each has the same number of shifts of its own. */
  readonly owners: readonly ObjectId[];
}

/** The numbers of postings, the last one not included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Postings by the thousand. The same number is the same posting, counted from when this was made. */
export class PostingStock {
  readonly #database: Db;
  readonly #of: StockOf;
  readonly #now = Date.now();

  constructor(database: Db, of: StockOf) {
    this.#database = database;
    this.#of = of;
  }

  addPermanent(range: Range): Promise<void> {
    const { permanent: like, businesses } = this.#of;
    return this.#insert(COLLECTIONS.permanentPostings, range, (index) => {
      const createdAt = new Date(this.#now - ((index * 7919) % (45 * 24 * 60)) * 60_000 - index);
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

  addShifts(range: Range): Promise<void> {
    const { shift: like, businesses, owners } = this.#of;
    const own = owners.length * MARKET.shiftsAnEmployer;
    return this.#insert(COLLECTIONS.shifts, range, (index) => {
      const minutes = ((index * 7919) % (2 * SPREAD_DAYS * 24 * 4)) * 15 - SPREAD_DAYS * 24 * 60;
      const startsAt = new Date(this.#now + minutes * 60_000);
      const isOver = minutes < 0;
      return {
        ...like,
        _id: new ObjectId(),
        employerId: pick(index < own ? owners : businesses, index),
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

  async #insert(
    name: string,
    { from, to }: Range,
    make: (index: number) => Document,
  ): Promise<void> {
    for (let first = from; first < to; first += BATCH) {
      const length = Math.min(BATCH, to - first);
      const batch = Array.from({ length }, (_, index) => make(first + index));
      await this.#database.collection(name).insertMany(batch, { ordered: false });
    }
  }
}

/** One of them, the same for the same number. Throws where there are none. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}
