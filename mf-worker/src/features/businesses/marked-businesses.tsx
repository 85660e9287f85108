import type { BusinessMark } from '@leafshift/contracts/availability';
import { useShell } from '@leafshift/shell-sdk';
import { EntryList } from '@leafshift/ui/entry-list';
import { Section } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './businesses.module.css';
import { markedQuery } from './queries.ts';
import { useMarkChange } from './use-business-mark.ts';

/** My favourite and my blocked businesses. */
export function MarkedBusinesses() {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const marked = useQuery(markedQuery(api));
  const change = useMarkChange();

  const list = (mark: BusinessMark) => {
    const businesses = (marked.data ?? []).filter((each) => each.mark === mark);
    return (
      <EntryList
        title={t(`businesses.${mark}List`)}
        emptyText={t(`businesses.${mark}None`)}
        entries={businesses.map(({ _id, name }) => ({
          id: _id,
          name,
          content: <bdi>{name}</bdi>,
        }))}
        onRemove={(id) => {
          const business = businesses.find(({ _id }) => _id === id);
          if (business) change.mutate({ business, mark: null });
        }}
      />
    );
  };
  return (
    <Section title={t('businesses.title')} description={t('businesses.text')}>
      {marked.isPending && <ListSkeleton rows={2} />}
      {marked.isError && !marked.data && (
        <ErrorState
          error={marked.error}
          onRetry={marked.refetch}
          isRetrying={marked.isRefetching}
        />
      )}
      {marked.data && (
        <div className={styles.lists}>
          {list('favourite')}
          {list('blocked')}
        </div>
      )}
    </Section>
  );
}
