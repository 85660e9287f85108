import type { TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { useRefusals } from '@leafshift/i18n/refusals';
import { FormModal } from '@leafshift/ui/form-modal';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShiftLabel } from '../posts/rows/shift-label.ts';
import styles from './next-in-line.module.css';
import { NO_OFFER, OfferForm } from './offer-form.tsx';
import { OfferProblems } from './offer-problems.tsx';
import { useOffer } from './use-offer.ts';

interface OfferDialogProps {
  readonly isOpen: boolean;
  readonly posts: readonly TempPost[];
  /** After something was offered, or nothing. */
  readonly onClose: (isDone: boolean) => void;
  readonly onClosed: () => void;
}

/** Offers the free places of several shifts to workers in order (SHIFT-63). */
export function OfferDialog({ isOpen, posts, onClose, onClosed }: OfferDialogProps) {
  const { t } = useTranslation('mf-employer');
  const label = useShiftLabel();
  const say = useRefusals();
  const [order, setOrder] = useState(NO_OFFER);
  const offer = useOffer();
  const named = new Map(posts.map((post) => [post._id, label(post)]));
  const send = () =>
    offer.mutate(
      { ...order, postIds: posts.map(({ _id }) => _id) },
      { onSuccess: (results) => results.every(({ problem }) => problem === null) && onClose(true) },
    );
  return (
    <FormModal
      isOpen={isOpen}
      width={640}
      style={{ top: 56 }}
      title={posts.length === 1 ? t('offer.title') : t('offer.send', { count: posts.length })}
      hasChanges={order.workerIds.length > 0 && !offer.isSuccess}
      onClose={() => onClose(offer.isSuccess)}
      afterClose={onClosed}
      footer={
        offer.isSuccess ? (
          <Button type="primary" size="large" onClick={() => onClose(true)}>
            {t('action.close')}
          </Button>
        ) : (
          <Button
            type="primary"
            size="large"
            disabled={order.workerIds.length === 0}
            loading={offer.isPending}
            onClick={send}
          >
            {t('offer.send', { count: posts.length })}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        <p className={styles.rule}>{t('offer.rule')}</p>
        <OfferForm value={order} onChange={setOrder} />
        {offer.error && (
          <p className={styles.problem} role="alert">
            {say(messageOf(offer.error))}
          </p>
        )}
        <OfferProblems results={offer.data} nameOf={(id) => named.get(id) ?? ''} />
      </div>
    </FormModal>
  );
}
