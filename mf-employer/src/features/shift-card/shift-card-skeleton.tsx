import { Block, Skeleton } from '@leafshift/ui/states';
import styles from './shift-card.module.css';

/** A shift that is on its way, as tall as its card, so that what stands below does not move. */
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
