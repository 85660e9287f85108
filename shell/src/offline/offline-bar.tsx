import { useReadable } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnTime } from '../app/use-own-time.ts';
import { useCore } from '../composition/core-context.ts';
import styles from './offline-bar.module.css';
import { useWaiting } from './use-waiting.ts';

const WaitingList = lazy(() => import('./waiting-list.tsx'));

/**
 * Says that there is no network, from when it is what the page shows, and what was done that is not sent
 * yet or was not accepted.
 */
export function OfflineBar() {
  const { t } = useTranslation('shell');
  const ownTime = useOwnTime();
  const [isOpen, setIsOpen] = useState(false);
  const { isOffline, lastSeen } = useReadable(useCore().lastSeen.state);
  const waiting = useWaiting();
  const isRefused = waiting.some(({ refusal }) => refusal !== null);
  const isShown = isOffline || lastSeen !== null || waiting.length > 0;
  return (
    <>
      <div role="status">
        {isShown && (
          <p className={styles.bar}>
            {(isOffline || lastSeen) && t(isOffline ? 'offline.bar' : 'offline.slow')}
            {lastSeen && ` ${t('offline.seen', { at: ownTime(lastSeen) })}`}
            {waiting.length > 0 && ` ${t(isRefused ? 'waiting.refusedBar' : 'waiting.waitsBar')}`}
          </p>
        )}
      </div>
      {waiting.length > 0 && (
        <div className={styles.waiting}>
          <Button type="link" onClick={() => setIsOpen(true)}>
            {t('waiting.open', { number: waiting.length })}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <WaitingList onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
