import { Block, Skeleton } from '@leafshift/ui/states';
import styles from './shift-card.module.css';

/** Stands in for a shift that is loading, as tall as its card, so that nothing below it moves. */
export function ShiftCardSkeleton() {
  return (
    <Skeleton className={styles.card}>
      <Block width="46%" height={45} />
      <Block width="62%" height={21} />
      <Block height={67} />
      <Block width="38%" height={38} />
    </Skeleton>
  );
}
