import type { PartFailureKind } from '@leafshift/contracts/portal';
import Button from 'antd/es/button';
import styles from './failure-card.module.css';

interface Props {
  /** `h1` where the card is all of the page. */
  readonly heading: 'h1' | 'h2';
  readonly title: string;
  readonly text: string;
  /** What a person can do about it. */
  readonly action: string;
  readonly onAction: () => void;
  readonly isActing?: boolean;
  readonly isPaused?: boolean;
  readonly kind?: PartFailureKind;
  /** For support. */
  readonly reference?: string;
}

/** Stands in the place of what cannot be shown, and says what to do. */
export function FailureCard(props: Props) {
  const { heading: Heading, title, text, action, onAction, kind, reference } = props;
  const { isActing = false, isPaused = false } = props;
  return (
    <section role="alert" className={styles.card} data-remote-failure={kind}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button
          type="primary"
          size="large"
          loading={isActing}
          disabled={isPaused}
          onClick={onAction}
        >
          {action}
        </Button>
      </div>
      {reference && <p className={styles.reference}>{reference}</p>}
    </section>
  );
}
