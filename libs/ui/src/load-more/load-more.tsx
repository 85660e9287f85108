import Button from 'antd/es/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './load-more.module.css';

interface LoadMoreProps {
  readonly label: string;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => unknown;
}

/** The end of a list that has more entries. It fetches them when it comes into sight or by its button. */
export function LoadMore({ label, hasMore, isLoading, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(() => {
    if (!isLoading) {
      onMore();
    }
  });
  useEffect(() => {
    if (!hasMore || !end.current) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && more(),
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore]);
  return hasMore ? (
    <div ref={end} className={styles.more}>
      <Button onClick={() => onMore()} loading={isLoading}>
        {label}
      </Button>
    </div>
  ) : null;
}
