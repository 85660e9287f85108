import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { asId, type EmployerId, type IdOf } from '../../../core/ids.ts';
import { StoreLookup, type StoreOwned } from '../../../core/members/store-lookup.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type TimesheetDocument, timesheetCollection } from '../../clockedtime/index.ts';
import { type InvoiceDocument, invoiceCollection } from '../../invoice/index.ts';
import { type PermanentPostingId, PermanentRepository } from '../../job-board/index.ts';
import { type ShiftDocument, shiftCollection } from '../../posts/index.ts';

/** Reads which store things belong to; a timesheet and an invoice are their shift's. */
@Injectable()
export class MongoStoreLookup extends StoreLookup {
  constructor(
    @InjectModel(shiftCollection.name) private readonly shifts: Model<ShiftDocument>,
    @InjectModel(timesheetCollection.name) private readonly timesheets: Model<TimesheetDocument>,
    @InjectModel(invoiceCollection.name) private readonly invoices: Model<InvoiceDocument>,
    private readonly permanent: PermanentRepository,
  ) {
    super();
  }

  override async storesOf(
    businessId: EmployerId,
    kind: StoreOwned,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string | null>> {
    const own = {
      employerId: toObjectId(businessId),
      _id: { $in: ids.map((id) => toObjectId(asId<IdOf<string>>(id))) },
    };
    switch (kind) {
      case 'shift':
        return this.#storesOfPostings(businessId, ids);
      case 'timesheet':
        return this.#storesOfShifts(await this.timesheets.find(own, { shiftId: 1 }).lean());
      case 'invoice':
        return this.#storesOfShifts(await this.invoices.find(own, { shiftId: 1 }).lean());
    }
  }

  /** Ids of shifts and of permanent postings are told apart by who knows them. */
  async #storesOfPostings(
    businessId: EmployerId,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string | null>> {
    const shiftIds = ids.map((id) => toObjectId(asId<IdOf<string>>(id)));
    const found = await this.shifts
      .find({ _id: { $in: shiftIds }, employerId: toObjectId(businessId) }, { location: 1 })
      .lean();
    const known = new Set(found.map(({ _id }) => fromObjectId(_id)));
    const others = await Promise.all(
      ids
        .map((id) => asId<PermanentPostingId>(id))
        .filter((id) => !known.has(id))
        .map((id) => this.permanent.find(businessId, id)),
    );
    return new Map<string, string | null>([
      ...found.map(({ _id, location }) => [fromObjectId(_id), location.id] as const),
      ...others.flatMap((posting) => (posting ? [[posting.id, posting.locationId] as const] : [])),
    ]);
  }

  async #storesOfShifts(owned: readonly OfShift[]): Promise<ReadonlyMap<string, string>> {
    const shifts = await this.shifts
      .find({ _id: { $in: owned.map(({ shiftId }) => shiftId) } }, { location: 1 })
      .lean();
    const stores = new Map(shifts.map(({ _id, location }) => [fromObjectId(_id), location.id]));
    return new Map(
      owned.flatMap(({ _id, shiftId }) => {
        const store = stores.get(fromObjectId(shiftId));
        return store === undefined ? [] : [[fromObjectId(_id), store] as const];
      }),
    );
  }
}

interface OfShift {
  readonly _id: Types.ObjectId;
  readonly shiftId: Types.ObjectId;
}
