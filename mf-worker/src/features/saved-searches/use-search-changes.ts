import {
  changeSavedSearch,
  removeSavedSearch,
  type SavedSearch,
  type SavedSearchChange,
  saveSearch,
} from '@leafshift/contracts/saved-searches';
import { messageOf } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WorkSearch } from '../find-work/search/work-filters.ts';
import { savedSearchesKey } from './queries.ts';

interface Changed {
  readonly search: SavedSearch;
  readonly change: SavedSearchChange;
}

/** Saves, changes and removes searches; each rejects with the reason of a refusal. */
export function useSearchChanges() {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: savedSearchesKey });
  const changing = async ({ search: { _id }, change }: Changed): Promise<SavedSearch> =>
    api.send(changeSavedSearch, { params: { searchId: _id }, body: change });

  const save = useMutation({
    mutationFn: ({ filters, sort, ...form }: WorkSearch & SavedSearchChange) =>
      api.send(saveSearch, { body: { ...form, filters, sort } }),
    onSuccess: () => notify('Success', t('savedSearches.saved')),
    onSettled,
  });
  const rename = useMutation({ mutationFn: changing, onSettled });
  const setAlerts = useMutation({
    mutationFn: changing,
    onMutate: async ({ search, change }) => {
      await client.cancelQueries({ queryKey: savedSearchesKey });
      client.setQueryData<readonly SavedSearch[]>(savedSearchesKey, (known = []) =>
        known.map((each) => (each._id === search._id ? { ...each, ...change } : each)),
      );
    },
    // What was shown ahead of the answer is asked for again.
    onError: (error) => notify('Error', messageOf(error)),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (searchId: string) => api.send(removeSavedSearch, { params: { searchId } }),
    onSuccess: () => notify('Success', t('savedSearches.removed')),
    onSettled,
  });
  return { save, rename, setAlerts, remove };
}
