import { useUiText } from '../locales/use-ui-text.ts';
import styles from './area-map.module.css';
import { metresPerPixel, roundBelow } from './geometry.ts';
import type { AreaView } from './use-area-map.ts';
import { useDistanceText } from './use-distance-text.ts';

const WIDEST_PIXELS = 100;

/** How far a round distance reaches on the map, and that north is up. */
export function ScaleBar({ view }: { readonly view: AreaView }) {
  const t = useUiText();
  const distance = useDistanceText();
  const metresOfPixel = metresPerPixel(view.centre.latitude, view.zoom);
  const metres = roundBelow(metresOfPixel * WIDEST_PIXELS);
  return (
    <div aria-hidden className={styles.scale}>
      <span className={styles.north}>↑ {t('map.north')}</span>
      <span className={styles.bar} style={{ width: metres / metresOfPixel }} />
      {distance(metres)}
    </div>
  );
}
