import type { TempPost } from '@leafshift/contracts/posts';
import type { Place } from '@leafshift/domain/places/precision';
import { FormError } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './found-on-map.module.css';
import { placeKeyOf } from './place-key.ts';
import { ShiftMap } from './shift-map.tsx';
import { shiftPlaces } from './shift-places.ts';

interface FoundOnMapProps {
  readonly shifts: readonly TempPost[];
  readonly invited: readonly TempPost[];
  readonly home: Place | null;
  readonly withinKm: number | undefined;
  /** The keys of the chosen places; null shows the shifts of all. */
  readonly chosen: ReadonlySet<string> | null;
  readonly onChoose: (keys: ReadonlySet<string> | null) => void;
  /** The way to further shifts, where there are any. */
  readonly more: {
    readonly isLoading: boolean;
    /** Why the last ones did not come. */
    readonly failure: string | undefined;
    readonly load: () => unknown;
  } | null;
}

const NONE: ReadonlySet<string> = new Set();

/** The map of what was found, what it does not show, and which pin is chosen; its shifts stand below. */
export function FoundOnMap(props: FoundOnMapProps) {
  const { shifts, invited, home, withinKm, chosen, onChoose, more } = props;
  const { t } = useTranslation('mf-worker');
  const places = useMemo(
    () => shiftPlaces([...invited, ...shifts], new Set(invited.map(({ _id }) => _id)), home),
    [shifts, invited, home],
  );
  const [first, ...others] = places.filter(({ key }) => chosen?.has(key));
  const count = [...invited, ...shifts].filter((shift) => chosen?.has(placeKeyOf(shift))).length;
  return (
    <div className={styles.found}>
      <ShiftMap
        places={places}
        home={home}
        withinKm={withinKm}
        chosen={chosen ?? NONE}
        onChoose={onChoose}
      />
      <p className={styles.note}>
        {places.some(({ isCoarse }) => isCoarse) && `${t('findWork.map.coarse')} `}
        {invited.length > 0 && t('findWork.map.invited')}
      </p>
      <FormError message={more?.failure} />
      {more && (
        <p className={styles.line}>
          {t('findWork.map.first', { count: shifts.length + invited.length })}
          <Button type="link" loading={more.isLoading} onClick={more.load}>
            {t('findWork.more')}
          </Button>
        </p>
      )}
      <div role="status">
        {first && (
          <p className={styles.line}>
            <strong>
              {t('findWork.map.chosen', {
                shifts: t('findWork.count', { count }),
                place:
                  others.length === 0
                    ? first.city
                    : t('findWork.map.morePlaces', { place: first.city, count: others.length }),
              })}
            </strong>
            <Button type="link" onClick={() => onChoose(null)}>
              {t('findWork.map.showAll')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
