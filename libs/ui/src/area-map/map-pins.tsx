import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import { useFormats } from '@leafshift/i18n';
import clsx from 'clsx';
import styles from './area-map.module.css';
import { useAreaView } from './area-view.ts';
import { clustersOf, type PinnedPlace } from './clusters.ts';
import { placed } from './rings.tsx';

interface MapPinsProps<Place extends PinnedPlace> {
  /** In the order of the tab key. */
  readonly places: readonly Place[];
  /** The keys of the places that are chosen. */
  readonly chosen: ReadonlySet<string>;
  /** What a pin is called, with its number in it: what is there, how far, where. */
  readonly nameOf: (places: readonly [Place, ...Place[]]) => string;
  /** The places of the pin that was pressed. */
  readonly onChoose: (keys: ReadonlySet<string>) => void;
}

/** A button for each place; places too close to be pressed apart share one. Within an `AreaMap`. */
export function MapPins<Place extends PinnedPlace>(props: MapPinsProps<Place>) {
  const { places, chosen, nameOf, onChoose } = props;
  const formats = useFormats();
  const view = useAreaView();
  return clustersOf(places, view.toPoint).map(({ point, places: own }) => {
    const count = own.reduce((sum, place) => sum + place.count, 0);
    const isChosen = own.some(({ key }) => chosen.has(key));
    return (
      <button
        key={own[0].key}
        type="button"
        aria-pressed={isChosen}
        className={clsx(
          styles.pin,
          isChosen && styles.chosen,
          own.every(({ isCoarse }) => isCoarse) && styles.coarse,
        )}
        style={placed(point)}
        onClick={(event) => {
          event.stopPropagation();
          onChoose(new Set(own.map(({ key }) => key)));
        }}
      >
        <span aria-hidden className={styles.count}>
          {formats.number(count)}
        </span>
        {own.some(({ isMarked }) => isMarked) && <StarFilled aria-hidden className={styles.mark} />}
        <span className="ls-unseen">{nameOf(own)}</span>
      </button>
    );
  });
}
