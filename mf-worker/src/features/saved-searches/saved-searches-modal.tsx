import { useShell } from '@leafshift/shell-sdk';
import { EntryList } from '@leafshift/ui/entry-list';
import { FormModal } from '@leafshift/ui/form-modal';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkSearch } from '../find-work/search/work-filters.ts';
import { savedSearchesQuery } from './queries.ts';
import { RenameForm } from './rename-form.tsx';
import { SaveSearchForm } from './save-search-form.tsx';
import { SavedSearchActions, SavedSearchContent } from './saved-search-entry.tsx';
import styles from './saved-searches.module.css';
import { useSearchChanges } from './use-search-changes.ts';

interface SavedSearchesModalProps {
  readonly isOpen: boolean;
  /** What Find Work looks for now. */
  readonly search: WorkSearch;
  readonly onRun: (search: WorkSearch) => void;
  readonly onClose: () => void;
}

/** Runs, renames and removes saved searches, switches their alerts, and keeps the one of the page. */
export function SavedSearchesModal({ isOpen, onClose, ...searches }: SavedSearchesModalProps) {
  const { t } = useTranslation('mf-worker');
  return (
    <FormModal
      isOpen={isOpen}
      width={520}
      // The dialog stands near the top, so that content that loads grows downwards into free room.
      style={{ top: 56 }}
      title={t('savedSearches.title')}
      onClose={onClose}
    >
      <SavedSearches {...searches} />
    </FormModal>
  );
}

function SavedSearches({ search, onRun }: Pick<SavedSearchesModalProps, 'search' | 'onRun'>) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const saved = useQuery(savedSearchesQuery(api));
  const { save, rename, setAlerts, remove } = useSearchChanges();
  const [renamedId, setRenamedId] = useState<string | null>(null);
  return (
    <div className={styles.searches}>
      {saved.isPending && <ListSkeleton rows={2} />}
      {saved.error && !saved.data && (
        <ErrorState error={saved.error} onRetry={saved.refetch} isCompact />
      )}
      {saved.data && (
        <EntryList
          level={2}
          title={t('savedSearches.mine')}
          emptyText={t('savedSearches.none')}
          onRemove={async (id) => {
            await remove.mutateAsync(id);
          }}
          entries={saved.data.map((each) => ({
            id: each._id,
            name: each.name,
            content:
              each._id === renamedId ? (
                <RenameForm
                  search={each}
                  onRename={async (change) => {
                    await rename.mutateAsync({ search: each, change });
                    setRenamedId(null);
                  }}
                  onCancel={() => setRenamedId(null)}
                />
              ) : (
                <SavedSearchContent
                  search={each}
                  onRun={onRun}
                  onAlerts={(alerts) =>
                    setAlerts.mutate({ search: each, change: { name: each.name, alerts } })
                  }
                />
              ),
            actions: each._id !== renamedId && (
              <SavedSearchActions search={each} onRename={() => setRenamedId(each._id)} />
            ),
          }))}
        />
      )}
      <SaveSearchForm
        count={saved.data?.length ?? 0}
        search={search}
        onSave={async (form) => {
          await save.mutateAsync({ ...search, ...form });
        }}
      />
    </div>
  );
}
