import type { PostForm, Quote } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { alertKindOf } from '@leafshift/remote-pages/shifts';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { lazyPart, usePreload } from '@leafshift/ui/lazy';
import type { UseQueryResult } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paymentProblemOfUser } from '../payment/payment-problem.ts';
import { PaymentRemedy } from '../payment/payment-remedy.tsx';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import styles from './posting-form.module.css';
import { QuotePanel } from './quote/quote-panel.tsx';
import { showRefusal } from './use-posting-form.ts';

const Review = lazyPart(async () => (await import('./review/review-modal.tsx')).ReviewModal);

interface PostingFormLayoutProps<Values extends FieldValues, Body extends PostForm> {
  readonly form: UseFormReturn<Values>;
  /** The live cost; null where a posting has none. */
  readonly quote: UseQueryResult<Quote> | null;
  readonly label: string;
  readonly reviewLabel: string;
  readonly confirmLabel: string;
  readonly bodyOf: (values: Values) => Body;
  readonly fieldOf: (path: string) => keyof Values | null;
  /** What else happens once it is sent, for the confirmation. */
  readonly note?: string;
  /** Nothing keeps what is typed here, so that leaving loses it. */
  readonly asksBeforeLeaving: boolean;
  readonly send: (body: Body) => Promise<unknown>;
  readonly children: ReactNode;
}

/** Fields on the left, cost on the right. A valid form leads to the confirmation. */
export function PostingFormLayout<Values extends FieldValues, Body extends PostForm>(
  props: PostingFormLayoutProps<Values, Body>,
) {
  const { form, quote, label, reviewLabel, confirmLabel, bodyOf, fieldOf } = props;
  const { note, asksBeforeLeaving, send, children } = props;
  const { t } = useTranslation('mf-employer');
  const { notify } = useShell();
  const user = useUser();
  usePreload(Review);
  const [reviewed, setReviewed] = useState<Body | null>(null);
  const [isReviewing, setIsReviewing] = useState(false);
  const { isDirty } = form.formState;
  const isSent = useRef(false);
  const review = form.handleSubmit((values) => {
    setReviewed(bodyOf(values));
    setIsReviewing(true);
  });
  /**
   * Gives the message for the dialog, or null when a field shows it; then the form is shown again.
   */
  const onRefused = (error: unknown): string | null => {
    const said = showRefusal(form, error, fieldOf);
    notify(alertKindOf(error), messageOf(error));
    if (said === null) {
      setIsReviewing(false);
    }
    return said;
  };
  const sendOnce = async (body: Body): Promise<unknown> => {
    isSent.current = true;
    try {
      return await send(body);
    } catch (error) {
      isSent.current = false;
      throw error;
    }
  };
  return (
    <form
      className={quote ? styles.withQuote : styles.alone}
      aria-label={label}
      noValidate
      onSubmit={review}
    >
      <div className={styles.parts}>{children}</div>
      <div className={styles.aside}>
        {quote ? <QuotePanel quote={quote} /> : <p className={styles.hint}>{t('cost.none')}</p>}
        {quote && <PaymentRemedy problem={paymentProblemOfUser(user)} />}
        <Button type="primary" size="large" htmlType="submit" block>
          {reviewLabel}
        </Button>
      </div>
      {asksBeforeLeaving && <AskBeforeLeaving hasChanges={() => isDirty && !isSent.current} />}
      {reviewed && (
        <Suspense fallback={null}>
          <Review.Part
            isOpen={isReviewing}
            body={reviewed}
            confirmLabel={confirmLabel}
            note={note}
            onClose={() => setIsReviewing(false)}
            onClosed={() => setReviewed(null)}
            send={() => sendOnce(reviewed)}
            onRefused={onRefused}
          />
        </Suspense>
      )}
    </form>
  );
}
