import { APPLICATION_STAGES } from '@leafshift/domain/applications';
import { useShell } from '@leafshift/shell-sdk';
import { lazyPart, usePreload } from '@leafshift/ui/lazy';
import { LoadMore } from '@leafshift/ui/load-more';
import { NativeSelect } from '@leafshift/ui/native-select';
import { Page, PageHeader } from '@leafshift/ui/page';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Input from 'antd/es/input';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicantRow } from './applicant-row.tsx';
import styles from './applicants.module.css';
import { applicantCountsQuery, applicantsQuery } from './queries.ts';
import { useApplicantFilters } from './use-applicant-filters.ts';

const ApplicantPanel = lazyPart(async () => (await import('./applicant-panel.tsx')).ApplicantPanel);

/** /applicants: who applied for my permanent jobs (APPLY-5). */
export function ApplicantsPage() {
  const { t } = useTranslation('mf-employer');
  const { api, navigate } = useShell();
  const { filters, isFiltered, filter, applicantId, open, close } = useApplicantFilters();
  const list = useInfiniteQuery(applicantsQuery(api, filters));
  const counts = useQuery(applicantCountsQuery(api));
  const rows = list.data?.pages.flatMap((page) => page.applications) ?? [];
  usePreload(ApplicantPanel);
  // The panel stays until it has closed, so that the focus returns to where it was.
  const [shown, setShown] = useState(applicantId);
  if (applicantId && applicantId !== shown) {
    setShown(applicantId);
  }
  const postings = counts.data?.postings ?? [];
  const stages = postings
    .filter(({ postId }) => filters.postId === null || postId === filters.postId)
    .map((posting) => posting.stages);
  const countOf = (stage: (typeof APPLICATION_STAGES)[number]) =>
    stages.reduce((sum, counted) => sum + (counted[stage] ?? 0), 0);
  const toPosts = {
    label: t('applicants.toPosts'),
    onClick: () => navigate('/posts?tab=permanent'),
  };
  return (
    <Page>
      <PageHeader title={t('title.applicants')} description={t('applicants.intro')} />
      <search className={styles.filters}>
        <Input
          type="search"
          size="large"
          allowClear
          maxLength={100}
          aria-label={t('applicants.search')}
          placeholder={t('applicants.search')}
          value={filters.q}
          onChange={({ target }) => filter('q', target.value)}
        />
        <NativeSelect
          isLarge
          label={t('applicants.posting')}
          value={filters.postId ?? ''}
          options={[
            { value: '', label: t('applicants.allPostings') },
            ...postings.map(({ postId, title, total }) => ({
              value: postId,
              label: t('applicants.postingOption', { title, total }),
            })),
          ]}
          onChange={(postId) => filter('post', postId)}
        />
        <NativeSelect
          isLarge
          label={t('applicants.stage')}
          value={filters.stage ?? ''}
          options={[
            { value: '', label: t('applicants.allStages') },
            ...APPLICATION_STAGES.map((stage) => ({
              value: stage,
              label: t('applicants.stageOption', {
                stage: t(`applicants.stages.${stage}`),
                total: countOf(stage),
              }),
            })),
          ]}
          onChange={(stage) => filter('stage', stage)}
        />
      </search>
      <ul className={styles.list} aria-label={t('title.applicants')} aria-busy={list.isFetching}>
        {rows.map((row) => (
          <ApplicantRow key={row._id} row={row} onOpen={() => open(row._id)} />
        ))}
      </ul>
      {list.isPending && <ListSkeleton rows={4} />}
      {list.isSuccess && rows.length === 0 && (
        <EmptyState
          title={t(isFiltered ? 'applicants.noneFound' : 'applicants.none')}
          text={t(isFiltered ? 'applicants.noneFoundText' : 'applicants.noneText')}
          {...(!isFiltered && { action: toPosts })}
        />
      )}
      {list.error && rows.length === 0 && (
        <ErrorState error={list.error} onRetry={list.refetch} isRetrying={list.isFetching} />
      )}
      <LoadMore
        label={t('action.loadMore')}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? list.error : null}
        onMore={list.fetchNextPage}
      />
      {shown && (
        <Suspense fallback={null}>
          <ApplicantPanel.Part
            key={shown}
            id={shown}
            isOpen={applicantId !== null}
            onClose={close}
            onClosed={() => setShown(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}
