import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';

/** The place of bell and user menu while the user is still loading. */
export function UserPlaceholder() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.placeholder} role="status">
      <span className="ls-unseen">{t('loading')}</span>
      <span className={styles.blob} data-shape="picture" />
      <span className={styles.blob} data-shape="name" />
    </div>
  );
}
