import type { EmployerId } from '../ids.ts';

export type StoreOwned = 'shift' | 'timesheet' | 'invoice';

/** Which store something of a business belongs to; the member-stores module implements it. */
export abstract class StoreLookup {
  /** Of those that are there, by id; a posting at none of the business's stores has null. */
  abstract storesOf(
    businessId: EmployerId,
    kind: StoreOwned,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string | null>>;
}
