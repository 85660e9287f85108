import type { Review, ReviewDecision } from '@leafshift/contracts/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { KeyLegend } from '../keys/key-legend.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { ReviewQueue } from './review-queue.tsx';
import styles from './review-work.module.css';
import { useClaim, useHolder } from './use-claim.ts';
import type { DecideReview } from './use-decide-review.ts';

interface ReviewWorkProps {
  readonly reviews: readonly Review[];
  readonly review: Review;
  readonly decide: DecideReview;
  readonly onFetchAgain: () => Promise<unknown>;
}

/** The queue, the document in question, and the decision; all of it by keyboard too. */
export function ReviewWork({ reviews, review, decide, onFetchAgain }: ReviewWorkProps) {
  const { t } = useTranslation('mf-back-office');
  const navigate = useNavigate();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [rejecting, setRejecting] = useState<string | null>(null);
  const holderOf = useHolder();
  useClaim(review);

  const index = reviews.indexOf(review);
  const isFree = (one: Review): boolean => holderOf(one) === null;
  const next = reviews.slice(index + 1).find(isFree);
  const before = reviews.slice(0, index).findLast(isFree);
  const after = next ?? before;
  const holder = holderOf(review);
  const mayDecide = holder === null && seen.has(review._id);

  const isRejecting = rejecting === review._id;
  const show = (other: Review | undefined): void => {
    if (other) void navigate(`/reviews/${other._id}`, { replace: true });
  };
  const send = async (decision: ReviewDecision): Promise<void> => {
    if (!mayDecide || decide.isPending) return;
    await decide.mutateAsync({ review, decision, next: after?._id });
    setRejecting(null);
    show(after);
  };
  const approve = (): void => {
    send({ decision: 'Approved' }).catch(() => undefined);
  };
  const reject = (): void => {
    if (mayDecide) setRejecting(review._id);
  };
  useKeys(
    isRejecting
      ? { escape: () => setRejecting(null) }
      : {
          a: approve,
          x: reject,
          j: () => show(next),
          k: () => show(before),
        },
  );

  return (
    <div className={styles.container}>
      <div className={styles.work}>
        <ReviewQueue reviews={reviews} shown={review._id} />
        {[review, ...(next ? [next] : [])].map((one) => (
          <DocumentViewer
            key={one._id}
            review={one}
            isAhead={one !== review}
            onShown={() => setSeen((before) => new Set([...before, one._id]))}
            onFetchAgain={onFetchAgain}
          />
        ))}
        <DecisionPanel
          key={`panel ${review._id}`}
          review={review}
          mayDecide={mayDecide}
          holder={holder}
          isSending={decide.isPending}
          isRejecting={isRejecting}
          problem={decide.variables?.review._id === review._id ? decide.error : null}
          onReject={(is) => setRejecting(is ? review._id : null)}
          onDecide={send}
        />
      </div>
      <KeyLegend
        keys={[
          ['A', t('action.approve')],
          ['X', t('action.reject')],
          ['1–7', t('keys.choose')],
          ['Enter', t('keys.send')],
          ['J', t('action.next')],
          ['K', t('action.previous')],
          ['+ −', `${t('reviews.zoomIn')}, ${t('reviews.zoomOut')}`],
          ['0', t('reviews.fit')],
          ['R', t('reviews.rotate')],
          ...(review.backUrl ? [['S', t('reviews.otherSide')] as const] : []),
        ]}
      />
    </div>
  );
}
