import Button from 'antd/es/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ErrorState } from '../states/error-state.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  readonly label: string;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why the last entries did not come; null where they did. */
  readonly error: Error | null;
  /** Where a list must not grow while somebody scrolls. */
  readonly onlyByButton?: boolean;
  readonly onMore: () => unknown;
}

/**
 * The end of a list that has more entries. It fetches them when it comes into sight or by its button;
 * where that failed, it says why, with Retry.
 */
export function LoadMore({
  label,
  hasMore,
  isLoading,
  error,
  onlyByButton = false,
  onMore,
}: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const isObserved = hasMore && error === null && !onlyByButton;
  const more = useEffectEvent(() => {
    if (!isLoading) {
      onMore();
    }
  });
  useEffect(() => {
    if (!isObserved || !end.current) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && more(),
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isObserved]);
  if (!hasMore) return null;
  return (
    <div ref={end} className={styles.more}>
      {error === null ? (
        <Button onClick={() => onMore()} loading={isLoading}>
          {label}
        </Button>
      ) : (
        <ErrorState isCompact error={error} isRetrying={isLoading} onRetry={onMore} />
      )}
    </div>
  );
}
