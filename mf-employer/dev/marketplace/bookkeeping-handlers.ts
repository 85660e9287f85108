import { bookkeeping, saveBookkeeping } from '@leafshift/contracts/bookkeeping';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import type { Store } from './store.ts';

/** The numbers that invoices show. */
export function bookkeepingHandlers(store: Store): readonly Handler[] {
  return [
    handle(bookkeeping, () => store.bookkeeping),
    handle(saveBookkeeping, ({ body }) => {
      store.bookkeeping = body;
      return body;
    }),
  ];
}
