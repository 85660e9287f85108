import { useReadable } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';
import { useOwnTime } from '../app/use-own-time.ts';
import { useCore } from '../composition/core-context.ts';
import styles from './offline-bar.module.css';

/** Says that there is no network, and from when it is what the page shows. */
export function OfflineBar() {
  const { t } = useTranslation('shell');
  const ownTime = useOwnTime();
  const { isOffline, lastSeen } = useReadable(useCore().lastSeen.state);
  return (
    <div role="status">
      {(isOffline || lastSeen) && (
        <p className={styles.bar}>
          {t(isOffline ? 'offline.bar' : 'offline.slow')}
          {lastSeen && ` ${t('offline.seen', { at: ownTime(lastSeen) })}`}
        </p>
      )}
    </div>
  );
}
