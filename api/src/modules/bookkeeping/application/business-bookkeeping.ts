import { isDeepStrictEqual } from 'node:util';
import type {
  Bookkeeping as BookkeepingAnswer,
  BookkeepingForm,
} from '@leafshift/contracts/bookkeeping';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Profiles } from '../../profile/index.ts';
import { SecurityLog } from '../../security/index.ts';
import { BookkeepingRepository } from '../domain/bookkeeping.repository.ts';
import {
  type Bookkeeping,
  ofStore,
  referencesOf,
  type StoreReferences,
} from '../domain/bookkeeping.ts';

const PARTS = ['gstNumber', 'purchaseOrder', 'stores'] as const;

/** The numbers by which a business files its invoices. */
@Injectable()
export class BusinessBookkeeping {
  constructor(
    private readonly records: BookkeepingRepository,
    private readonly profiles: Profiles,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
  ) {}

  /** With every store that the business has now. */
  async get(employerId: EmployerId): Promise<BookkeepingAnswer> {
    return this.#view(await this.records.of(employerId), await this.#stores(employerId));
  }

  /** Logged with who did it and what was changed. Throws NOT_FOUND for a store of another business. */
  async save(
    employerId: EmployerId,
    { gstNumber, purchaseOrder, stores }: BookkeepingForm,
    by: UserId,
  ): Promise<BookkeepingAnswer> {
    const own = await this.#stores(employerId);
    if (stores.some(({ location }) => !own.includes(location))) {
      return refuse('NOT_FOUND');
    }
    const wanted: Bookkeeping = {
      gstNumber,
      purchaseOrder,
      stores: stores
        .filter((store) => store.purchaseOrder !== null || store.costCentre !== null)
        .map(({ location, ...store }) => ({ locationId: location, ...store })),
    };
    await this.transactions.run(async () => {
      const before = await this.records.of(employerId);
      const changed = PARTS.filter((part) => !isDeepStrictEqual(before[part], wanted[part]));
      if (changed.length === 0) return;
      await this.records.save(employerId, wanted);
      const details = { changed: changed.join(', ') };
      await this.log.record({ event: 'bookkeeping-changed', userId: employerId, by, details });
    });
    return this.#view(wanted, own);
  }

  /** What an invoice of a store shows from now on. */
  async referencesOf(employerId: EmployerId): Promise<(locationId: string) => StoreReferences> {
    const bookkeeping = await this.records.of(employerId);
    return (locationId) => referencesOf(bookkeeping, locationId);
  }

  async #stores(employerId: EmployerId): Promise<readonly string[]> {
    const { locations } = await this.profiles.get(employerId);
    return locations.map(({ id }) => id);
  }

  #view(bookkeeping: Bookkeeping, stores: readonly string[]): BookkeepingAnswer {
    const { gstNumber, purchaseOrder } = bookkeeping;
    return {
      gstNumber,
      purchaseOrder,
      stores: stores.map((id) => {
        const { locationId: location, ...own } = ofStore(bookkeeping, id);
        return { location, ...own };
      }),
    };
  }
}
