import { useTranslation } from 'react-i18next';
import styles from './waiting-note.module.css';

/** Says beside its button that something is sent later, because there is no network (PLATFORM-30). */
export function WaitingNote({ isWaiting }: { readonly isWaiting: boolean }) {
  const { t } = useTranslation('mf-worker');
  return <div role="status">{isWaiting && <p className={styles.note}>{t('waiting.note')}</p>}</div>;
}
