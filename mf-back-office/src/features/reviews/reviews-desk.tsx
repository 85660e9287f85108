import type { Review } from '@leafshift/contracts/admin';
import { useShell } from '@leafshift/shell-sdk';
import { Card } from '@leafshift/ui/page';
import { EmptyState, ErrorState, SplitSkeleton } from '@leafshift/ui/states';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { Loaded } from '../desk/loaded.tsx';
import { More } from '../desk/more.tsx';
import { waitingReviewsQuery } from './queries.ts';
import { ReviewWork } from './review-work.tsx';
import { useHolder } from './use-claim.ts';
import { useDecideReview } from './use-decide-review.ts';

/** Documents that wait, one of them to look at and decide; the next one is loaded meanwhile. */
export function ReviewsDesk() {
  const { t } = useTranslation('mf-back-office');
  const query = useInfiniteQuery(waitingReviewsQuery(useShell().api));
  const decide = useDecideReview();
  const holderOf = useHolder();
  const { id } = useParams();
  const address = (review: Review) => `/reviews/${review._id}`;
  return (
    <Loaded query={query} skeleton={<SplitSkeleton />}>
      {(reviews) => {
        const [first] = reviews;
        if (!first) {
          return (
            <Card>
              <EmptyState title={t('reviews.empty')} text={t('reviews.emptyText')} />
            </Card>
          );
        }
        const free = reviews.find((one) => holderOf(one) === null) ?? first;
        if (id === undefined) return <Navigate to={address(free)} replace />;
        const withId = (wanted: string | undefined) => reviews.find(({ _id }) => _id === wanted);
        // What was decided here a moment ago makes room for the next one by itself.
        const isDecidedHere = decide.isSuccess && decide.variables.review._id === id;
        const review = withId(id) ?? (isDecidedHere ? withId(decide.variables.next) : undefined);
        if (!review && query.hasNextPage) return <FurtherBack query={query} />;
        if (!review) return <NotWaiting next={address(free)} />;
        return (
          <>
            <ReviewWork
              reviews={reviews}
              review={review}
              decide={decide}
              onFetchAgain={query.refetch}
            />
            <More query={query} />
          </>
        );
      }}
    </Loaded>
  );
}

/** Goes through the rest of the queue for what the address names: a link may lead to what came last. */
function FurtherBack({ query }: { readonly query: UseInfiniteQueryResult<unknown> }) {
  const { isFetching, isFetchNextPageError: hasFailed, fetchNextPage, error } = query;
  useEffect(() => {
    if (!isFetching && !hasFailed) fetchNextPage().catch(reportError);
  }, [isFetching, hasFailed, fetchNextPage]);
  if (!hasFailed) return <SplitSkeleton />;
  return (
    <Card>
      <ErrorState error={error} isRetrying={isFetching} onRetry={() => fetchNextPage()} />
    </Card>
  );
}

/** Never puts another document under the eyes of somebody who is about to decide. */
function NotWaiting({ next }: { readonly next: string }) {
  const { t } = useTranslation('mf-back-office');
  const navigate = useNavigate();
  return (
    <Card>
      <EmptyState
        title={t('reviews.gone')}
        text={t('reviews.goneText')}
        action={{ label: t('action.next'), onClick: () => navigate(next, { replace: true }) }}
      />
    </Card>
  );
}
