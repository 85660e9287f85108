import type { Review, ReviewDecision } from '@leafshift/contracts/admin';
import { messageOf } from '@leafshift/data-access';
import { useMessages } from '@leafshift/i18n/messages';
import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../reasons/reason-form.tsx';
import { CertificateFacts } from './certificate-facts.tsx';
import styles from './decision-panel.module.css';
import { IdentityFacts } from './identity-facts.tsx';

const REASONS = ['unreadable', 'expired', 'name', 'birthDay', 'wrongKind', 'altered'] as const;
/** A certificate shows no birth date, but a number and days. */
const REASONS_OF_CERTIFICATES = REASONS.map((reason) =>
  reason === 'birthDay' ? 'number' : reason,
);

interface DecisionPanelProps {
  readonly review: Review;
  /** Whether its picture is in sight, and nobody else has it. */
  readonly mayDecide: boolean;
  /** Who else looks at it. */
  readonly holder: string | null;
  readonly isSending: boolean;
  readonly isRejecting: boolean;
  readonly problem: unknown;
  readonly onReject: (isRejecting: boolean) => void;
  readonly onDecide: (decision: ReviewDecision) => Promise<void>;
}

/** Who it is, and the decision about their document. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { review, mayDecide, holder, isSending, isRejecting, problem, onReject, onDecide } = props;
  const { t } = useTranslation('mf-back-office');
  const say = useMessages();
  return (
    <Section title={t(`reviews.kind.${review.kind}`)} className={styles.panel}>
      <div className={styles.parts}>
        {review.certificate && <CertificateFacts certificate={review.certificate} />}
        <IdentityFacts review={review} />
        {isRejecting ? (
          <ReasonForm
            label={t('reviews.whyReject')}
            reasons={(review.kind === 'certificate' ? REASONS_OF_CERTIFICATES : REASONS).map(
              (reason) => t(`reasons.review.${reason}`),
            )}
            send={t('action.reject')}
            onSend={(reason) => onDecide({ decision: 'Rejected', reason })}
            onCancel={() => onReject(false)}
          />
        ) : (
          <section className={styles.buttons} aria-label={t('reviews.decide')}>
            <Button
              type="primary"
              size="large"
              disabled={!mayDecide}
              loading={isSending}
              onClick={() => {
                onDecide({ decision: 'Approved' }).catch(() => undefined);
              }}
            >
              {t('action.approve')}
            </Button>
            <Button
              danger
              size="large"
              disabled={!mayDecide || isSending}
              onClick={() => onReject(true)}
            >
              {t('action.reject')}
            </Button>
            {!mayDecide && (
              <p className={styles.hint}>
                {holder === null
                  ? t(review.backUrl ? 'reviews.lookAtBoth' : 'reviews.lookFirst')
                  : t('reviews.heldBy', { name: holder })}
              </p>
            )}
          </section>
        )}
        {problem !== null && !isRejecting && (
          <p role="alert" className={styles.problem}>
            {say(messageOf(problem))}
          </p>
        )}
      </div>
    </Section>
  );
}
