import {
  type EmployerDesk,
  SHIFT_TABS,
  type ShiftCounts,
  type ShiftTab,
} from '@leafshift/contracts/employer-shifts';
import { CONFIRMED_STATES } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { asId } from '../../../core/ids.ts';
import { ofOwnStores, ownStores } from '../../../core/members/own-stores.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { wordPattern } from '../../../infra/mongo/word-filter.ts';
import { type AssignmentDocument, assignmentCollection } from '../../assignments/index.ts';
import { type TimesheetDocument, timesheetCollection } from '../../clockedtime/index.ts';
import {
  type InvoiceDocument,
  type InvoiceId,
  invoiceCollection,
  OWED_PAYMENT_ERRORS,
} from '../../invoice/index.ts';
import {
  type Shift,
  type ShiftDocument,
  type ShiftId,
  shiftCollection,
  toShift,
} from '../../posts/index.ts';
import { type SecuredPayDocument, securedPayCollection } from '../../secured-pay/index.ts';
import { type AccountDocument, accountCollection } from '../../users/index.ts';
import {
  type Asking,
  EmployerShiftLists,
  type OpenMatters,
  type ShiftRowsFilter,
} from '../domain/employer-shift-lists.ts';
import { narrowed, tabAlternatives, toComeFilter } from './shift-tab-filter.ts';

const INDEX = 'employer_rows';
const NEXT: KeysetSort = [
  ['startsAt', 1],
  ['_id', 1],
];
const LATEST: KeysetSort = [
  ['startsAt', -1],
  ['_id', -1],
];

/** An employer's shifts by tab in MongoDB; they are changed by the modules that own them only. */
@Injectable()
export class MongoEmployerShiftLists extends EmployerShiftLists {
  constructor(
    @InjectModel(shiftCollection.name) private readonly shifts: Model<ShiftDocument>,
    @InjectModel(assignmentCollection.name)
    private readonly assignments: Model<AssignmentDocument>,
    @InjectModel(timesheetCollection.name) private readonly timesheets: Model<TimesheetDocument>,
    @InjectModel(securedPayCollection.name) private readonly pays: Model<SecuredPayDocument>,
    @InjectModel(accountCollection.name) private readonly accounts: Model<AccountDocument>,
    @InjectModel(invoiceCollection.name) private readonly invoices: Model<InvoiceDocument>,
  ) {
    super();
  }

  override async list(
    employerId: EmployerId,
    tab: ShiftTab,
    filter: ShiftRowsFilter,
    asking: Asking,
    page: PageRequest,
  ): Promise<Page<Shift>> {
    const sort = tab === 'past' ? LATEST : NEXT;
    const query = keysetQuery(sort, page);
    const own = { employerId: toObjectId(employerId), ...ofOwnStores('location.id') };
    const { $or: after = [{}], ...begin } = query.filter as { $or?: object[] };
    // One level of alternatives, each its own scan of the index in its order; the database merges them.
    const alternatives = tabAlternatives(tab, asking).flatMap((ofTab) =>
      narrowed(filter).flatMap((wanted) =>
        after.map((later) => ({ $and: [own, ofTab, wanted, begin, later] })),
      ),
    );
    const stored = await this.shifts
      .find({ $or: alternatives })
      .sort(query.sort)
      .limit(query.limit)
      .hint(INDEX)
      .lean();
    const { rows, nextCursor } = keysetPage(sort, stored, page.limit);
    return { items: rows.map(toShift), nextCursor };
  }

  override async count(
    employerId: EmployerId,
    filter: ShiftRowsFilter,
    asking: Asking,
  ): Promise<ShiftCounts> {
    const own = { employerId: toObjectId(employerId), ...ofOwnStores('location.id') };
    const counted = await Promise.all(
      SHIFT_TABS.map(async (tab) => {
        const alternatives = tabAlternatives(tab, asking).flatMap((ofTab) =>
          narrowed(filter).map((wanted) => ({ $and: [own, ofTab, wanted] })),
        );
        return [tab, await this.shifts.countDocuments({ $or: alternatives }).hint(INDEX)];
      }),
    );
    return Object.fromEntries(counted);
  }

  override async desk(employerId: EmployerId, until: Date, asking: Asking): Promise<EmployerDesk> {
    const all = { employerId: toObjectId(employerId) };
    const own = { ...all, ...ofOwnStores('location.id') };
    const toSubmit = tabAlternatives('to-submit', asking).map((ofTab) => ({ $and: [own, ofTab] }));
    const { now, matters } = asking;
    const failed = {
      ...all,
      status: 'open' as const,
      'paymentError.code': { $in: OWED_PAYMENT_ERRORS },
    };
    const [[waiting], submitted, unpaid] = await Promise.all([
      this.shifts
        .aggregate<Pick<EmployerDesk, 'requests' | 'openSpots'>>([
          { $match: { ...own, ...toComeFilter(now), openSpots: { $gt: 0 } } },
          {
            $group: {
              _id: null,
              requests: { $sum: '$requestCount' },
              openSpots: {
                $sum: {
                  $cond: [
                    { $and: [{ $gt: ['$startsAt', now] }, { $lt: ['$startsAt', until] }] },
                    '$openSpots',
                    0,
                  ],
                },
              },
            },
          },
          { $project: { _id: 0 } },
        ])
        .hint(INDEX),
      this.shifts.countDocuments({ $or: toSubmit }).hint(INDEX),
      // Invoices are for who works for all stores.
      ownStores() === null ? this.invoices.countDocuments(failed) : 0,
    ]);
    return {
      requests: waiting?.requests ?? 0,
      openSpots: waiting?.openSpots ?? 0,
      toSubmit: submitted,
      disputes: new Set(matters.disputed).size,
      payments: matters.refused.length + unpaid,
    };
  }

  override async openMatters(employerId: EmployerId, now: Date): Promise<OpenMatters> {
    const own = { employerId: toObjectId(employerId) };
    const [disputed, refused] = await Promise.all([
      this.timesheets
        .find({ ...own, state: 'disputed' }, { shiftId: 1, dispute: 1 })
        .hint('of_employer')
        .lean(),
      this.pays
        .find(
          { ...own, 'refusal.mendBy': { $gt: new Date(0) }, startsAt: { $gt: now } },
          { _id: 1 },
        )
        .hint('refused')
        .lean(),
    ]);
    return this.#ofOwnStores({
      disputed: disputed
        .filter(({ dispute }) => !dispute?.answer)
        .map(({ shiftId }) => fromObjectId<ShiftId>(shiftId)),
      refused: refused.map(({ _id }) => fromObjectId<ShiftId>(_id)),
    });
  }

  async #ofOwnStores({ disputed, refused }: OpenMatters): Promise<OpenMatters> {
    const ids = [...disputed, ...refused];
    if (ownStores() === null || ids.length === 0) return { disputed, refused };
    const stored = await this.shifts.distinct('_id', {
      _id: { $in: ids.map(toObjectId) },
      ...ofOwnStores('location.id'),
    });
    const own = new Set(stored.map((id) => fromObjectId<ShiftId>(id)));
    return {
      disputed: disputed.filter((id) => own.has(id)),
      refused: refused.filter((id) => own.has(id)),
    };
  }

  override async workersOf(employerId: EmployerId): Promise<readonly WorkerId[]> {
    const own = { employerId: toObjectId(employerId) };
    const stores = ofOwnStores('location.id');
    const isLimited = Object.keys(stores).length > 0;
    const ids = await this.assignments.distinct('workerId', {
      ...own,
      ...(isLimited && {
        shiftId: { $in: await this.shifts.distinct('_id', { ...own, ...stores }) },
      }),
    });
    return ids.map((id) => fromObjectId<WorkerId>(id));
  }

  override async named(workerIds: readonly WorkerId[], words: readonly string[], most: number) {
    const patterns = words.map((word) => ({ nameKey: { $regex: wordPattern(word) } }));
    const stored = await this.accounts
      .find(
        {
          _id: { $in: workerIds.map(toObjectId) },
          nameKey: { $gte: '' },
          ...(patterns.length > 0 && { $and: patterns }),
        },
        { name: 1 },
      )
      .hint('names')
      .limit(most)
      .lean();
    return stored
      .map(({ _id, name }) => ({ id: fromObjectId<WorkerId>(_id), name }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  override async shiftsOf(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
    most: number,
  ): Promise<readonly ShiftId[]> {
    if (workerIds.length === 0) return [];
    const stored = await this.assignments
      .find(
        {
          employerId: toObjectId(employerId),
          workerId: { $in: workerIds.map(toObjectId) },
          state: { $in: ['requested', ...CONFIRMED_STATES] },
        },
        { _id: 0, shiftId: 1 },
      )
      .sort({ startsAt: -1 })
      .hint('shifts_of_workers')
      .limit(most)
      .lean();
    return stored.map(({ shiftId }) => fromObjectId<ShiftId>(shiftId));
  }

  override async billed(invoiceIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (invoiceIds.length === 0) return new Map();
    const stored = await this.invoices
      .find(
        { _id: { $in: invoiceIds.map((id) => toObjectId(asId<InvoiceId>(id))) } },
        { totalCents: 1 },
      )
      .lean();
    return new Map(stored.map(({ _id, totalCents }) => [_id.toHexString(), totalCents]));
  }
}
