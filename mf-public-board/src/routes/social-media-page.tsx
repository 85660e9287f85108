import { useShell, useUser } from '@leafshift/shell-sdk';
import { Page, PageHeader } from '@leafshift/ui/page';
import { EmptyState, ErrorState, SplitSkeleton } from '@leafshift/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Composer } from '../features/social/composer.tsx';
import { PostingChoice } from '../features/social/posting-choice.tsx';
import { sharedPostingsQuery } from '../features/social/queries.ts';
import styles from '../features/social/social.module.css';

const Sharing = ({ isOwn }: { isOwn: boolean }) => {
  const { t } = useTranslation('mf-public-board');
  const { api, navigate } = useShell();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const shared = useInfiniteQuery(sharedPostingsQuery(api, isOwn ? 'own' : 'all'));

  if (shared.isPending) return <SplitSkeleton />;
  if (!shared.data) {
    return (
      <ErrorState
        error={shared.error}
        onRetry={() => shared.refetch()}
        isRetrying={shared.isFetching}
      />
    );
  }
  const now = new Date(shared.dataUpdatedAt).toISOString();
  const posts = shared.data.pages
    .flatMap((page) => page.posts)
    .filter(({ expiresAt }) => expiresAt > now);
  const chosen = posts.find(({ _id }) => _id === chosenId) ?? posts[0];
  if (!chosen) {
    return isOwn ? (
      <EmptyState
        title={t('social.noneTitle')}
        text={t('social.noneText')}
        action={{ label: t('social.create'), onClick: () => navigate('/jobposting') }}
      />
    ) : (
      <EmptyState title={t('board.emptyTitle')} text={t('board.emptyText')} />
    );
  }
  return (
    <div className={styles.layout}>
      <PostingChoice
        posts={posts}
        chosen={chosen._id}
        onChoose={setChosenId}
        more={{
          hasMore: shared.hasNextPage,
          isLoading: shared.isFetchingNextPage,
          error: shared.isFetchNextPageError ? shared.error : null,
          onMore: shared.fetchNextPage,
        }}
      />
      <Composer key={chosen._id} post={chosen} isOwn={isOwn} />
    </div>
  );
};

export const Component = () => {
  const { t } = useTranslation('mf-public-board');
  const isOwn = useUser().usertype === 'Employer';

  return (
    <Page>
      <PageHeader
        title={t('social.title')}
        description={t(isOwn ? 'social.introEmployer' : 'social.introWorker')}
      />
      <Sharing isOwn={isOwn} />
    </Page>
  );
};
