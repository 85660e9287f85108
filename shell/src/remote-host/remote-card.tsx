import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../app/use-connection.ts';
import { usePortal } from '../composition/portal-context.ts';
import { textIn } from '../registry/text-in.ts';
import { FailureCard } from './failure-card.tsx';
import type { RemoteFailure } from './remote-failure.ts';
import { useRetryPause } from './use-retry-pause.ts';

interface Props {
  readonly failure: RemoteFailure;
  /** The path of the page or the name of the slot that cannot be shown. */
  readonly page: string;
  /** How often in a row it failed; after a few times Retry waits longer and longer. */
  readonly failures: number;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** What can be cured only by loading the whole page again. */
const NEEDS_RELOAD = ['contract', 'libraries'];

/** What a device without a connection cannot fetch; it comes back with the connection. */
const NEEDS_CONNECTION = ['unreachable', 'missing'];

/** Stands in the place of a remote that cannot be shown, and says what to do. */
export function RemoteCard({ failure, page, failures, isRetrying, onRetry }: Props) {
  const { t, i18n } = useTranslation('shell');
  const { reloadIfReplaced, registry, reportPart } = usePortal();
  const [isReloading, setReloading] = useState(false);
  const pause = useRetryPause(failures);
  useEffect(() => {
    reloadIfReplaced(failure).then(setReloading).catch(reportError);
  }, [failure, reloadIfReplaced]);
  const { remote, release, kind } = failure;
  useEffect(
    () => reportPart(remote, release, page, kind),
    [reportPart, remote, release, page, kind],
  );

  const comesBack = NEEDS_CONNECTION.includes(kind);
  const isOnline = useConnection(() => {
    if (comesBack) onRetry();
  });

  const part = textIn(registry.titlesOf(failure.remote), i18n.language) ?? t('remote.somePart');
  const isOffline = comesBack && !isOnline;
  const reloads = NEEDS_RELOAD.includes(kind);
  const again = t(reloads ? 'remote.reload' : 'remote.retry');
  return (
    <FailureCard
      heading="h2"
      kind={kind}
      title={isOffline ? t('offline.title') : t(`remote.${kind}.title`)}
      text={isOffline ? t('offline.text') : t(`remote.${kind}.text`, { part })}
      action={pause > 0 ? t('remote.retryIn', { seconds: pause }) : again}
      isActing={isRetrying || isReloading}
      isPaused={pause > 0}
      onAction={reloads ? () => location.reload() : onRetry}
      reference={t('remote.reference', { reference: failure.reference })}
    />
  );
}
