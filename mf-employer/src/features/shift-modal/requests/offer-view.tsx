import type { TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useUser } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import offerStyles from '../../next-in-line/next-in-line.module.css';
import { NO_OFFER, OfferForm } from '../../next-in-line/offer-form.tsx';
import { OfferProblems } from '../../next-in-line/offer-problems.tsx';
import { useOffer } from '../../next-in-line/use-offer.ts';
import { paymentProblemOf, paymentProblemOfUser } from '../../payment/payment-problem.ts';
import { PaymentRemedy } from '../../payment/payment-remedy.tsx';
import { BackButton } from '../back-button.tsx';
import type { ViewStack } from '../shift-view.ts';
import styles from '../views.module.css';

interface OfferViewProps {
  readonly post: TempPost;
  readonly views: ViewStack;
}

/** Offers the free places of the shift to workers in order, each for a while (SHIFT-63). */
export function OfferView({ post, views }: OfferViewProps) {
  const { t } = useTranslation('mf-employer');
  const user = useUser();
  const say = useRefusals();
  const [order, setOrder] = useState(NO_OFFER);
  const offer = useOffer();
  const problem = paymentProblemOf(offer.error) ?? paymentProblemOfUser(user);
  const send = () =>
    offer.mutate(
      { ...order, postIds: [post._id] },
      { onSuccess: ([result]) => result?.problem === null && views.backTo({ name: 'request' }) },
    );
  return (
    <>
      <div className={styles.bar}>
        <BackButton onClick={views.back} />
      </div>
      <p className={offerStyles.rule}>{t('offer.rule')}</p>
      <OfferForm value={order} onChange={setOrder} />
      <OfferProblems results={offer.data} />
      <footer className={styles.footer}>
        <PaymentRemedy problem={problem} />
        {offer.error && !problem && (
          <p className={styles.problem} role="alert">
            {say(messageOf(offer.error))}
          </p>
        )}
        <Button
          type="primary"
          size="large"
          disabled={order.workerIds.length === 0}
          loading={offer.isPending}
          onClick={send}
        >
          {t('offer.send', { count: 1 })}
        </Button>
      </footer>
    </>
  );
}
