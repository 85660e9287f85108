import { metresBetween, type Position } from '@leafshift/domain/distance';
import { WITH_TOWN_METRES } from '@leafshift/domain/places/locate';
import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { AreaMap, movedBy, PickedPoint, useDistanceText, windTo } from '../area-map/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './address-fields.module.css';

interface PointPickerProps {
  /** What is known, such as a town; the point begins in its middle. */
  readonly place: string;
  readonly known: Position;
  /** The address lies there. Else only its province is known, and the point may be anywhere. */
  readonly isSure: boolean;
  readonly googleMapsKey: string | null;
  readonly onUse: (point: Position) => void;
  readonly onCancel: () => void;
}

const STEP_METRES = 100;
const LONG_STEP_METRES = 1000;
const AROUND_TOWN_METRES = 8_000;
const AROUND_CAPITAL_METRES = 300_000;

/** A point of an address, picked by a press or the arrow keys. Only one that can be the address is used. */
export function PointPicker(props: PointPickerProps) {
  const { place, known, isSure, googleMapsKey, onUse, onCancel } = props;
  const t = useUiText();
  const distance = useDistanceText();
  const [point, setPoint] = useState(known);
  const [problem, setProblem] = useState<'none' | 'unmoved' | 'tooFar'>('none');
  const metres = metresBetween(known, point);
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => opened.current?.querySelector<HTMLElement>('[role="application"]')?.focus(), []);

  const move = (next: Position): void => {
    setPoint(next);
    setProblem('none');
  };
  const use = (): void => {
    if (metres < 1) setProblem('unmoved');
    else if (isSure && metres > WITH_TOWN_METRES) setProblem('tooFar');
    else onUse(point);
  };

  return (
    <div ref={opened} className={styles.picker}>
      <p className={styles.note}>
        {isSure
          ? t('pick.howTo', { place, distance: distance(WITH_TOWN_METRES) })
          : t('pick.howToAnywhere')}
      </p>
      <AreaMap
        label={t('pick.map', { place })}
        area={{ centre: known, radius: isSure ? AROUND_TOWN_METRES : AROUND_CAPITAL_METRES }}
        rings={{
          centre: known,
          label: place,
          limitKm: isSure ? WITH_TOWN_METRES / 1000 : undefined,
        }}
        googleMapsKey={googleMapsKey}
        inSight={point}
        onPress={move}
        onStep={({ x, y, isLong }) => {
          const step = isLong ? LONG_STEP_METRES : STEP_METRES;
          move(movedBy(point, { east: x * step, north: -y * step }));
        }}
      >
        <PickedPoint position={point} />
      </AreaMap>
      {problem === 'none' ? (
        <p role="status">
          {metres < 1
            ? t('pick.unmoved', { place })
            : t('pick.where', {
                distance: distance(metres),
                direction: t(`pick.direction.${windTo(known, point)}`),
                place,
              })}
        </p>
      ) : (
        <p role="alert" className={styles.problem}>
          {t(`pick.${problem}`, { place })}
        </p>
      )}
      <div className={styles.choices}>
        <Button type="primary" onClick={use}>
          {t('pick.use')}
        </Button>
        <Button onClick={onCancel}>{t('pick.cancel')}</Button>
      </div>
    </div>
  );
}
