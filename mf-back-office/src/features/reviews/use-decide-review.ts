import { decideReview, type Review, type ReviewDecision } from '@leafshift/contracts/admin';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { waitingReviewsQuery } from './queries.ts';

/** A decision about one document. */
interface Decided {
  readonly review: Review;
  readonly decision: ReviewDecision;
  /** What is shown after it. */
  readonly next: string | undefined;
}

/** Sends a decision, takes the document off the list at once, and fetches the list again. */
export function useDecideReview() {
  const { t } = useTranslation('mf-back-office');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const { queryKey } = waitingReviewsQuery(api);
  return useMutation({
    mutationFn: ({ review, decision }: Decided) =>
      api.send(decideReview, { params: { id: review._id }, body: decision }),
    onSuccess: (_answer, { review, decision: { decision } }) => {
      client.setQueryData(
        queryKey,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              items: page.items.filter(({ _id }) => _id !== review._id),
            })),
          },
      );
      const text = decision === 'Approved' ? 'reviews.approvedToast' : 'reviews.rejectedToast';
      notify('Success', t(text, { name: review.userName }));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export type DecideReview = ReturnType<typeof useDecideReview>;
