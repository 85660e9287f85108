import { ApiError } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { Page } from '@leafshift/ui/page';
import { DetailSkeleton, ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import { boardPath } from '../features/board/board-state.ts';
import { useServedHead } from '../features/board/use-served-head.ts';
import { BackArrow } from '../features/posting/glyphs.tsx';
import { PostingDetails } from '../features/posting/posting-details.tsx';
import { PostingGone } from '../features/posting/posting-gone.tsx';
import { postingQuery } from '../features/posting/queries.ts';
import { SimilarPostings } from '../features/posting/similar-postings.tsx';

const isGone = (error: Error): boolean => error instanceof ApiError && error.statusCode === 404;

export const Component = () => {
  const { t } = useTranslation('mf-public-board');
  const { id = '' } = useParams();
  const { api } = useShell();
  const location = useLocation();
  const posting = useQuery(postingQuery(api, id));
  const headline =
    posting.data &&
    t('posting.headline', { title: posting.data.jobType, company: posting.data.name });
  useServedHead(headline === undefined ? null : `${headline} · Leafshift`);

  return (
    <Page>
      <Link to={boardPath(location)} className="ls-posting-back">
        <BackArrow /> {t('posting.back')}
      </Link>
      {posting.isPending && <DetailSkeleton />}
      {posting.isError && isGone(posting.error) && <PostingGone />}
      {posting.isError && !isGone(posting.error) && !posting.data && (
        <ErrorState error={posting.error} onRetry={() => posting.refetch()} />
      )}
      {posting.data && <PostingDetails post={posting.data} now={new Date(posting.dataUpdatedAt)} />}
      {!posting.isPending && (
        <SimilarPostings exceptId={id} province={posting.data?.province ?? ''} />
      )}
    </Page>
  );
};
