import { claimReview, type Review, releaseReview } from '@leafshift/contracts/admin';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingReviewsQuery } from './queries.ts';

/** Well before the five minutes of a claim are over. */
const RENEW_MS = 120_000;

/**
 * Claims a review for as long as it is shown, so that nobody else decides it meanwhile. Where
 * somebody else has it, the list that is fetched again says who.
 */
export function useClaim({ _id: id }: Review): void {
  const { api } = useShell();
  const client = useQueryClient();
  useEffect(() => {
    const claim = (): void => {
      api
        .send(claimReview, { params: { id } })
        .catch(() =>
          client
            .invalidateQueries({ queryKey: waitingReviewsQuery(api).queryKey })
            .catch(reportError),
        );
    };
    claim();
    const timer = setInterval(claim, RENEW_MS);
    return () => {
      clearInterval(timer);
      // A claim that cannot be given back ends by itself.
      api.send(releaseReview, { params: { id } }).catch(() => undefined);
    };
  }, [api, client, id]);
}

/** Who else has a review now; null where it is free or the reader's. */
export function useHolder(): (review: Review) => string | null {
  const { _id } = useUser();
  return ({ claimedBy }) => (claimedBy && claimedBy._id !== _id ? claimedBy.name : null);
}
