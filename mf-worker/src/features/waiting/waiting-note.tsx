import { useTranslation } from 'react-i18next';
import styles from './waiting-note.module.css';

interface WaitingNoteProps {
  readonly isWaiting: boolean;
  /** What it is, where several things could wait there. */
  readonly what?: string;
}

/** Says beside its button that something is sent later, because there is no network (PLATFORM-30). */
export function WaitingNote({ isWaiting, what }: WaitingNoteProps) {
  const { t } = useTranslation('mf-worker');
  const note = [what, t('waiting.note')].filter(Boolean).join(' · ');
  return <div role="status">{isWaiting && <p className={styles.note}>{note}</p>}</div>;
}
