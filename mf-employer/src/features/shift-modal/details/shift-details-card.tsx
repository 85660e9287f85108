import type { TempPost } from '@leafshift/contracts/posts';
import { useTranslation } from 'react-i18next';
import { ShiftFacts } from '../../shift/shift-facts.tsx';
import { BackButton } from '../back-button.tsx';
import styles from '../views.module.css';

interface ShiftDetailsCardProps {
  readonly post: TempPost;
  readonly onBack: () => void;
}

/** The shift at a glance, above the requested and the confirmed workers. */
export function ShiftDetailsCard({ post, onBack }: ShiftDetailsCardProps) {
  const { t } = useTranslation('mf-employer');
  return (
    <section aria-label={t('shift.details')}>
      <div className={styles.bar}>
        <BackButton onClick={onBack} />
      </div>
      <div className={styles.shift}>
        <ShiftFacts post={post} />
      </div>
    </section>
  );
}
