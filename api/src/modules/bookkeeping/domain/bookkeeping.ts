/** What one store has of its own. */
export interface StoreBookkeeping {
  readonly locationId: string;
  /** Instead of the business's. */
  readonly purchaseOrder: string | null;
  readonly costCentre: string | null;
}

/** The numbers that a business wants on its invoices. */
export interface Bookkeeping {
  readonly gstNumber: string | null;
  readonly purchaseOrder: string | null;
  readonly stores: readonly StoreBookkeeping[];
}

/** What the invoice of a shift at one store shows of them. */
export interface StoreReferences {
  readonly gstNumber: string | null;
  readonly purchaseOrder: string | null;
  readonly costCentre: string | null;
}

export const NO_BOOKKEEPING: Bookkeeping = { gstNumber: null, purchaseOrder: null, stores: [] };

const NOTHING_OF_ITS_OWN = { purchaseOrder: null, costCentre: null };

/** What a store has of its own; nothing where nothing was said of it. */
export const ofStore = ({ stores }: Bookkeeping, locationId: string): StoreBookkeeping => ({
  ...NOTHING_OF_ITS_OWN,
  ...stores.find((store) => store.locationId === locationId),
  locationId,
});

/** A store's own purchase order goes before the business's (MONEY-72). */
export function referencesOf(bookkeeping: Bookkeeping, locationId: string): StoreReferences {
  const { purchaseOrder, costCentre } = ofStore(bookkeeping, locationId);
  return {
    gstNumber: bookkeeping.gstNumber,
    purchaseOrder: purchaseOrder ?? bookkeeping.purchaseOrder,
    costCentre,
  };
}
