import { ApiError } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { Page } from '@leafshift/ui/page';
import { DetailSkeleton, EmptyState, ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { PostingDetails } from '../features/posting/posting-details.tsx';
import { postingQuery } from '../features/posting/queries.ts';
import { SimilarPostings } from '../features/posting/similar-postings.tsx';

const isGone = (error: Error): boolean => error instanceof ApiError && error.statusCode === 404;

export const Component = () => {
  const { t } = useTranslation('mf-public-board');
  const { id = '' } = useParams();
  const { api } = useShell();
  const posting = useQuery(postingQuery(api, id));

  return (
    <Page>
      <Link to="/job-posting">{t('posting.back')}</Link>
      {posting.isPending && <DetailSkeleton />}
      {posting.isError && isGone(posting.error) && (
        <EmptyState title={t('posting.goneTitle')} text={t('posting.goneText')} />
      )}
      {posting.isError && !isGone(posting.error) && (
        <ErrorState error={posting.error} onRetry={() => posting.refetch()} />
      )}
      {posting.data && <PostingDetails post={posting.data} now={new Date(posting.dataUpdatedAt)} />}
      {!posting.isPending && (
        <SimilarPostings exceptId={id} province={posting.data?.province ?? ''} />
      )}
    </Page>
  );
};
