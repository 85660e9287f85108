import type { BusinessMember } from '@leafshift/contracts/members';
import { useShell } from '@leafshift/shell-sdk';
import { LoadMore } from '@leafshift/ui/load-more';
import { NativeSelect } from '@leafshift/ui/native-select';
import { Card } from '@leafshift/ui/page';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActRow } from './act-row.tsx';
import styles from './acts.module.css';
import { memberActsQuery } from './queries.ts';

/** The log of what members did, of everybody or of one, for owners and managers (BUSINESS-12). */
export function MemberActs({ members }: { readonly members: readonly BusinessMember[] }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const headingId = useId();
  const [by, setBy] = useState('');
  const log = useInfiniteQuery(memberActsQuery(api, by));
  const acts = log.data?.pages.flatMap((page) => page.acts) ?? [];
  const people = [
    { value: '', label: t('acts.everybody') },
    ...members.map(({ _id, name, email }) => ({ value: _id, label: name || email })),
  ];
  return (
    <Card>
      <section className={styles.log} aria-labelledby={headingId}>
        <header className={styles.head}>
          <div>
            <h2 id={headingId} className={styles.heading}>
              {t('acts.title')}
            </h2>
            <p className={styles.quiet}>{t('acts.text')}</p>
          </div>
          <NativeSelect label={t('acts.by')} value={by} options={people} onChange={setBy} />
        </header>
        {acts.length > 0 && (
          <ol className={styles.acts} aria-labelledby={headingId}>
            {acts.map((act) => (
              <ActRow key={act._id} act={act} />
            ))}
          </ol>
        )}
        {log.isSuccess && acts.length === 0 && (
          <EmptyState title={t('acts.none')} text={t('acts.noneText')} />
        )}
        {log.isPending && <ListSkeleton rows={4} />}
        {log.error && !log.data && (
          <ErrorState error={log.error} onRetry={() => log.refetch()} isCompact />
        )}
        <LoadMore
          label={t('acts.more')}
          hasMore={log.hasNextPage}
          isLoading={log.isFetchingNextPage}
          error={log.isFetchNextPageError ? log.error : null}
          onMore={log.fetchNextPage}
        />
      </section>
    </Card>
  );
}
