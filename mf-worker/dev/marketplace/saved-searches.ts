import {
  changeSavedSearch,
  removeSavedSearch,
  savedSearches,
  saveSearch,
} from '@leafshift/contracts/saved-searches';
import { anId } from '@leafshift/testing/builders';
import { anApiError, type Handler, handle } from '@leafshift/testing/mock-api';
import type { Store } from './store.ts';

/** The searches that I keep. */
export function savedSearchCalls(store: Store): readonly Handler[] {
  const others = (id: string) => store.searches.filter(({ _id }) => _id !== id);
  return [
    handle(savedSearches, () => ({ searches: store.searches })),
    handle(saveSearch, ({ body }) => {
      const _id = anId(960 + store.searches.length);
      const saved = { _id, ...body, savedAt: new Date().toISOString() };
      store.searches = [...store.searches, saved];
      return saved;
    }),
    handle(changeSavedSearch, ({ params: { searchId }, body }) => {
      const known = store.searches.find(({ _id }) => _id === searchId);
      if (!known) throw anApiError('NOT_FOUND');
      const changed = { ...known, ...body };
      store.searches = store.searches.map((each) => (each._id === searchId ? changed : each));
      return changed;
    }),
    handle(removeSavedSearch, ({ params: { searchId } }) => {
      store.searches = others(searchId);
      return undefined;
    }),
  ];
}
