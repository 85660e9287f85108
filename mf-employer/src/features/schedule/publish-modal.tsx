import type { OfferResult } from '@leafshift/contracts/next-in-line';
import { publishDrafts, reviewDrafts, type ScheduleEntry } from '@leafshift/contracts/schedule';
import { messageOf } from '@leafshift/data-access';
import { cents, centsToDollars } from '@leafshift/domain/money';
import { MAX_DRAFTS_AT_ONCE } from '@leafshift/domain/schedule';
import { useFormats } from '@leafshift/i18n';
import { useMessages, useTrade } from '@leafshift/i18n/messages';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { FormModal, useUnsavedInput } from '@leafshift/ui/form-modal';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_OFFER, OfferForm, type OfferOrder } from '../next-in-line/offer-form.tsx';
import { OfferProblems } from '../next-in-line/offer-problems.tsx';
import { useOffer } from '../next-in-line/use-offer.ts';
import styles from './schedule.module.css';

interface PublishModalProps {
  readonly drafts: readonly ScheduleEntry[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The one review before drafts are posted together: what they cost, and what is missing. */
export function PublishModal({ drafts, isOpen, onClose }: PublishModalProps) {
  const { t } = useTranslation('mf-employer');
  return (
    <FormModal
      isOpen={isOpen}
      title={t('schedule.reviewTitle')}
      width={640}
      style={{ top: 56 }}
      onClose={onClose}
    >
      <Review drafts={drafts} onClose={onClose} />
    </FormModal>
  );
}

function Review({ drafts: current, onClose }: Omit<PublishModalProps, 'isOpen'>) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const formats = useFormats();
  const client = useQueryClient();
  const say = useMessages();
  // What is being published is no draft of the week any more, but still what is reviewed.
  const [publishing, setPublishing] = useState<readonly ScheduleEntry[] | null>(null);
  const drafts = publishing ?? current;
  const atOnce = drafts.slice(0, MAX_DRAFTS_AT_ONCE);
  const refs = atOnce.map(({ _id, version }) => ({ _id, version }));
  const review = useQuery({
    queryKey: ['consequences', 'list', { of: 'schedule', refs }],
    queryFn: ({ signal }) => api.send(reviewDrafts, { body: { drafts: refs } }, { signal }),
    gcTime: 0,
    enabled: publishing === null,
  });
  const offer = useOffer();
  const publish = useMutation({
    mutationFn: () => api.send(publishDrafts, { body: { drafts: refs } }),
    onMutate: () => setPublishing(drafts),
    onError: () => setPublishing(null),
    onSuccess: ({ published, kept }) => {
      notify('Success', t('schedule.published', { count: published.length }));
      const postIds = published.map(({ postId }) => postId);
      if (order && order.workerIds.length > 0 && postIds.length > 0) {
        offer.mutate(
          { ...order, postIds },
          { onSuccess: (results) => !results.some(hasProblem) && kept.length === 0 && onClose() },
        );
      } else if (kept.length === 0) {
        onClose();
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
  const [order, setOrder] = useState<OfferOrder | null>(null);
  useUnsavedInput(order !== null && order.workerIds.length > 0 && !publish.isSuccess);
  const dollars = (amount: number) => formats.dollars(centsToDollars(cents(amount)));
  if (review.isPending) {
    return <ListSkeleton rows={4} />;
  }
  if (!review.data) {
    return <ErrorState error={review.error} onRetry={review.refetch} isCompact />;
  }
  const { stores, together, kept, blocked } = review.data;
  return (
    <div className={styles.review}>
      <p>
        {t('schedule.reviewSentence', {
          count: together.shifts,
          hours: formats.hours(together.hours),
          total: dollars(together.total),
        })}
      </p>
      {drafts.length > atOnce.length && (
        <p>{t('schedule.firstOnly', { first: formats.number(atOnce.length) })}</p>
      )}
      <table className={styles.costs}>
        <thead>
          <tr>
            <th scope="col">{t('schedule.store')}</th>
            <th scope="col">{t('schedule.shifts')}</th>
            <th scope="col">{t('schedule.hours')}</th>
            <th scope="col">{t('cost.total')}</th>
          </tr>
        </thead>
        <tbody>
          {stores.map((store) => (
            <tr key={store.location}>
              <th scope="row">
                <bdi>{store.locationName}</bdi>
              </th>
              <td>{formats.number(store.shifts)}</td>
              <td>{formats.number(store.hours)}</td>
              <td>{dollars(store.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.lines}>
        {(
          [
            ['schedule.basePay', together.basePay],
            ['schedule.fee', together.leafshiftFee],
            ['cost.processingFee', together.processingFee],
            ['schedule.tax', together.tax],
            ['cost.total', together.total],
          ] as const
        ).map(([label, amount]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{dollars(amount)}</dd>
          </div>
        ))}
      </dl>
      {kept.length > 0 && (
        <section className={styles.kept}>
          <h3>{t('schedule.stay', { count: kept.length })}</h3>
          <ul>
            {kept.map(({ _id, errors }) => (
              <li key={_id}>
                <DraftName draft={drafts.find((draft) => draft._id === _id)} />{' '}
                {errors.map(({ msg }) => msg).join(' ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {blocked && (
        <p role="alert" className={styles.blocked}>
          <strong>{t('schedule.blocked')}.</strong> {blocked.msg}
        </p>
      )}
      <div className={styles.offer}>
        <Checkbox
          checked={order !== null}
          disabled={publish.isSuccess}
          onChange={({ target }) => setOrder(target.checked ? NO_OFFER : null)}
        >
          {t('schedule.offerAtOnce')}
        </Checkbox>
        {order && <OfferForm value={order} onChange={setOrder} />}
        <OfferProblems results={offer.data} />
        {offer.error && (
          <p role="alert" className={styles.problem}>
            {say(messageOf(offer.error))}
          </p>
        )}
      </div>
      {publish.error && (
        <p role="alert" className={styles.problem}>
          {say(messageOf(publish.error))}
        </p>
      )}
      <Button
        type="primary"
        size="large"
        block
        loading={publish.isPending || offer.isPending}
        disabled={together.shifts === 0 || blocked !== undefined || publish.isSuccess}
        onClick={() => publish.mutate()}
      >
        {t('schedule.publishFor', { count: together.shifts, total: dollars(together.total) })}
      </Button>
    </div>
  );
}

const hasProblem = ({ problem }: OfferResult): boolean => problem !== null;

function DraftName({ draft }: { readonly draft: ScheduleEntry | undefined }) {
  const formats = useFormats();
  const trade = useTrade();
  return (
    draft && (
      <strong>
        {trade(draft.jobTitle)}, <bdi>{draft.locationName}</bdi>,{' '}
        {formats.date(draft.date, draft.timeZone)},{' '}
        {formats.timeRange(draft.date, draft.endDate, draft.timeZone)}:
      </strong>
    )
  );
}
