import type {
  EmployerDesk,
  EmployerShiftFilters,
  EmployerShiftRow,
  EmployerShiftsQuery,
  ShiftCounts,
  WorkerOfEmployer,
} from '@leafshift/contracts/employer-shifts';
import { searchWords } from '@leafshift/domain/folded-text';
import { cents, centsToDollars } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { asId, type EmployerId, type WorkerId } from '../../../core/ids.ts';
import type { Page } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { MarketAccounts } from '../../job-board/index.ts';
import { type Shift, ShiftViews } from '../../posts/index.ts';
import {
  type Asking,
  EmployerShiftLists,
  type ShiftRowsFilter,
} from '../domain/employer-shift-lists.ts';
import { shiftNeeds } from '../domain/shift-needs.ts';
import { expectedTotal } from '../domain/shift-total.ts';

/** Workers that a search by name follows to their shifts, and that a choice offers. */
const MOST_WORKERS = 20;
/** Shifts of workers that a search looks among. */
const MOST_SHIFTS = 1_000;

/** What an employer's page of postings shows (POST-57 to POST-60). */
@Injectable()
export class EmployerShiftRows {
  constructor(
    private readonly lists: EmployerShiftLists,
    private readonly views: ShiftViews,
    private readonly accounts: MarketAccounts,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async list(
    employerId: EmployerId,
    { tab, limit, cursor, ...filters }: EmployerShiftsQuery,
  ): Promise<Page<EmployerShiftRow>> {
    const [filter, asking] = await Promise.all([
      this.#filter(employerId, filters),
      this.#asking(employerId),
    ]);
    const page = { limit, cursor };
    const { items, nextCursor } = await this.lists.list(employerId, tab, filter, asking, page);
    return { items: await this.#rows(employerId, items, asking), nextCursor };
  }

  async counts(employerId: EmployerId, filters: EmployerShiftFilters): Promise<ShiftCounts> {
    const [filter, asking] = await Promise.all([
      this.#filter(employerId, filters),
      this.#asking(employerId),
    ]);
    return this.lists.count(employerId, filter, asking);
  }

  async desk(employerId: EmployerId, until: Date): Promise<EmployerDesk> {
    return this.lists.desk(employerId, until, await this.#asking(employerId));
  }

  async workers(
    employerId: EmployerId,
    { q, id }: { readonly q?: string | undefined; readonly id?: string | undefined },
  ): Promise<WorkerOfEmployer[]> {
    const known = await this.lists.workersOf(employerId);
    const among = id === undefined ? known : known.filter((worker) => worker === id);
    const found = await this.lists.named(among, nameWords(q), MOST_WORKERS);
    return found.map(({ id: _id, name }) => ({ _id, name }));
  }

  async #asking(employerId: EmployerId): Promise<Asking> {
    const now = this.clock.now();
    return { now, matters: await this.lists.openMatters(employerId, now) };
  }

  async #filter(
    employerId: EmployerId,
    { q, worker, from, to, ...filters }: EmployerShiftFilters,
  ): Promise<ShiftRowsFilter> {
    const chosen = worker === undefined ? undefined : [asId<WorkerId>(worker)];
    return {
      ...filters,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      among: chosen && (await this.lists.shiftsOf(employerId, chosen, MOST_SHIFTS)),
      words: searchWords(q ?? ''),
      named: await this.#shiftsOfNamed(employerId, q),
    };
  }

  async #shiftsOfNamed(employerId: EmployerId, q: string | undefined) {
    if (q === undefined) return [];
    const known = await this.lists.workersOf(employerId);
    const found = await this.lists.named(known, nameWords(q), MOST_WORKERS);
    const workerIds = found.map(({ id }) => id);
    return this.lists.shiftsOf(employerId, workerIds, MOST_SHIFTS);
  }

  async #rows(
    employerId: EmployerId,
    shifts: readonly Shift[],
    { now, matters }: Asking,
  ): Promise<EmployerShiftRow[]> {
    if (shifts.length === 0) return [];
    const [posts, { fees }, billed] = await Promise.all([
      this.views.forEmployer(employerId, shifts),
      this.accounts.getEmployer(employerId),
      this.lists.billed(shifts.flatMap(({ invoiceId }) => invoiceId ?? [])),
    ]);
    const terms = { fees, taxOverrides: this.config.env.TAX_OVERRIDES, now };
    return posts.flatMap((post, index) => {
      const shift = shifts[index];
      if (!shift) return [];
      const ofInvoice = shift.invoiceId === null ? undefined : billed.get(shift.invoiceId);
      return {
        post,
        total: centsToDollars(
          ofInvoice === undefined ? expectedTotal(shift, terms) : cents(ofInvoice),
        ),
        isBilled: ofInvoice !== undefined,
        needs: shiftNeeds(shift, matters, now),
      };
    });
  }
}

/** As names are kept for searches: lower case, with their accents. */
const nameWords = (q: string | undefined): readonly string[] =>
  (q ?? '').normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
