import type { PostForm } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { FormError } from '@leafshift/ui/form';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useMutation, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentProblemOf } from '../../payment/payment-problem.ts';
import { PaymentRemedy } from '../../payment/payment-remedy.tsx';
import styles from '../posting-form.module.css';
import { quoteQuery } from '../queries.ts';
import { QuoteDetails } from '../quote/quote-panel.tsx';
import { PostingSummary } from './posting-summary.tsx';

interface ReviewModalProps {
  readonly isOpen: boolean;
  readonly body: PostForm;
  readonly confirmLabel: string;
  readonly note?: string | undefined;
  readonly onClose: () => void;
  /** After the dialog has gone. */
  readonly onClosed: () => void;
  readonly send: () => Promise<unknown>;
  /** Handles a refusal: gives the message to show here, or null when the form shows it. */
  readonly onRefused: (error: unknown) => string | null;
}

/** Shows the posting and its cost before it is sent. */
export function ReviewModal(props: ReviewModalProps) {
  const { isOpen, body, confirmLabel, note, onClose, onClosed, send, onRefused } = props;
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const [refusal, setRefusal] = useState<string | null>(null);
  const quote = useQuery({ ...quoteQuery(api, body), placeholderData: undefined });
  const post = useMutation({
    mutationFn: send,
    onError: (error) => setRefusal(onRefused(error)),
  });
  const problem = paymentProblemOf(post.error);
  return (
    <Modal
      open={isOpen}
      centered
      width={560}
      title={t('review.title')}
      onCancel={onClose}
      afterClose={onClosed}
      destroyOnHidden
      footer={
        <div className={styles.buttons}>
          <Button size="large" onClick={onClose} disabled={post.isPending}>
            {t('action.editPosting')}
          </Button>
          <Button
            type="primary"
            size="large"
            loading={post.isPending}
            disabled={!quote.data}
            onClick={() => post.mutate()}
          >
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <div className={styles.review}>
        <PostingSummary body={body} />
        {quote.data && quote.data.total > 0 && <QuoteDetails quote={quote.data} />}
        {quote.data?.total === 0 && <p className={styles.hint}>{t('cost.none')}</p>}
        {quote.isPending && <ListSkeleton rows={2} />}
        {quote.error && <ErrorState error={quote.error} onRetry={quote.refetch} isCompact />}
        {note && <p className={styles.hint}>{note}</p>}
        {problem ? (
          <PaymentRemedy problem={problem} />
        ) : (
          <FormError message={refusal ?? undefined} />
        )}
      </div>
    </Modal>
  );
}
