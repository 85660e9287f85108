import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';
import styles from './shift-pane.module.css';

/** The shape of a shift's details while they are on their way. */
export function PaneSkeleton() {
  const { t } = useTranslation('mf-worker');
  return (
    <div role="status" className={styles.loading}>
      <span className="ls-unseen">{t('loading')}</span>
      <div aria-hidden>
        <Skeleton active avatar={{ shape: 'square', size: 56 }} title paragraph={{ rows: 1 }} />
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </div>
    </div>
  );
}
