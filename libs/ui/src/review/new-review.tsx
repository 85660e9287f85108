import type { Profile } from '@leafshift/contracts/profile';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './review.module.css';

interface Props {
  readonly isOpen: boolean;
  readonly who: 'worker' | 'business';
  /** What is reviewed anew: the document, or what documents show of the profile. */
  readonly what: 'details' | 'document';
  readonly gate: Profile['verificationGate'];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that was approved is changed, and says what a new review means until it is over. */
export function NewReviewDialog({ isOpen, who, what, gate, onConfirm, onCancel }: Props) {
  const t = useUiText();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('review.ask')}
      confirmLabel={t('review.continue')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className={styles.meaning}>
        <p>{t(`review.means.${who}.${what}`)}</p>
        <p>{t(`review.means.${who}.${gate}`)}</p>
        <p>{t(`review.means.${who}.rejected`)}</p>
      </div>
    </ConfirmDialog>
  );
}
