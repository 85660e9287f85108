import type { Position } from '@leafshift/domain/distance';
import styles from './area-map.module.css';
import { useAreaView } from './area-view.ts';
import { placed } from './rings.tsx';

/** The point that somebody picked. Within an `AreaMap`. */
export function PickedPoint({ position }: { readonly position: Position }) {
  const view = useAreaView();
  return <span aria-hidden className={styles.picked} style={placed(view.toPoint(position))} />;
}
