import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { receivedRatings } from '@leafshift/contracts/rating';
import { listKey } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { Rating } from '@leafshift/ui/rating';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './received-rating.module.css';

interface ReceivedRatingProps {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
}

/** What the worker gave the business for the shift, once it is shown; nothing before. */
export function ReceivedRating({ post, worker }: ReceivedRatingProps) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const { data } = useQuery({
    queryKey: listKey('posts', { of: 'received-ratings', id: post._id }),
    queryFn: ({ signal }) =>
      api.send(receivedRatings, { params: { postId: post._id } }, { signal }),
    enabled: worker.shiftDetails.employer.checkOutTime !== null,
  });
  const received = data?.ratings.find(({ confirmedId }) => confirmedId === worker._id);
  return received ? (
    <section
      className={styles.received}
      aria-label={t('businessRating.received', { name: worker.name })}
    >
      <p className={styles.line}>
        <span>{t('businessRating.received', { name: worker.name })}</span>
        <Rating value={received.rating} />
      </p>
      {received.comment !== '' && (
        <blockquote className={styles.words}>
          <bdi>{received.comment}</bdi>
        </blockquote>
      )}
    </section>
  ) : null;
}
