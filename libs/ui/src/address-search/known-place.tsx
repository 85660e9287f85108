import { metresBetween, type Position } from '@leafshift/domain/distance';
import { WITH_TOWN_METRES } from '@leafshift/domain/places/locate';
import { precisionOf } from '@leafshift/domain/places/place-address';
import { areaCodeOf } from '@leafshift/domain/places/postal-areas';
import type { PlacePrecision } from '@leafshift/domain/places/precision';
import Button from 'antd/es/button';
import { Suspense, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { lazyPart, whenReached } from '../lazy/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './address-fields.module.css';

interface KnownPlaceProps {
  readonly googleMapsKey: string | null;
  /** The capital whose point stands in for a town that is not known. */
  readonly standIn: string | null;
  readonly onPlace: (point: Position) => void;
}

const picker = lazyPart(async () => (await import('./point-picker.tsx')).PointPicker);

type Asking = 'no' | 'waiting' | 'failed' | 'far';

/**
 * How exactly the place of the surrounding form's address is known where that is not to the street,
 * and the ways to say it better: the postal code, being there now, or a point picked on the map (ONBOARD-102).
 */
export function KnownPlace({ googleMapsKey, standIn, onPlace }: KnownPlaceProps) {
  const t = useUiText();
  const [city, postalCode, latitude, longitude] = useWatch({
    name: ['city', 'postalCode', 'latitude', 'longitude'],
  });
  const precision = usePrecision(latitude, longitude);
  const [asking, setAsking] = useState<Asking>('no');
  const [isPicking, setIsPicking] = useState(false);
  const isKnown = precision === null || precision === 'street' || !city;
  const isNamed = !isKnown && standIn === null;
  const area = precision === 'area' ? areaCodeOf(postalCode) : null;

  const ask = (): void => {
    setAsking('waiting');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { latitude: coords.latitude, longitude: coords.longitude };
        const isNear = metresBetween(point, { latitude, longitude }) <= WITH_TOWN_METRES;
        setAsking(isNear ? 'no' : 'far');
        if (isNear) onPlace(point);
      },
      () => setAsking('failed'),
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  };

  return (
    <div className={styles.known}>
      <p className={styles.note} role="status">
        {isNamed && precision === 'town' && t('address.onlyTown', { city })}
        {isNamed && precision === 'area' && t('address.onlyArea', { area })}
        {!isKnown && asking === 'failed' && ` ${t('address.positionFailed')}`}
        {!isKnown && asking === 'far' && ` ${t('address.positionFar', { city })}`}
      </p>
      {isNamed && 'geolocation' in navigator && (
        <Button
          type="link"
          className={styles.here ?? ''}
          loading={asking === 'waiting'}
          onClick={ask}
        >
          {t('address.iAmThere')}
        </Button>
      )}
      {!isKnown && !isPicking && (
        <Button
          type="link"
          className={styles.here ?? ''}
          onClick={() => setIsPicking(true)}
          {...whenReached(picker)}
        >
          {t('pick.open')}
        </Button>
      )}
      {!isKnown && isPicking && (
        <Suspense fallback={<div className={styles.coming} />}>
          <picker.Part
            key={`${latitude},${longitude}`}
            place={standIn ?? area ?? city}
            known={{ latitude, longitude }}
            isSure={standIn === null}
            googleMapsKey={googleMapsKey}
            onUse={(point) => {
              setIsPicking(false);
              onPlace(point);
            }}
            onCancel={() => setIsPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Null until it is known, and where the lists of places cannot be loaded. */
function usePrecision(latitude: unknown, longitude: unknown): PlacePrecision | null {
  const [precision, setPrecision] = useState<PlacePrecision | null>(null);
  useEffect(() => {
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return;
    let isCurrent = true;
    precisionOf({ latitude, longitude }).then(
      (found) => isCurrent && setPrecision(found),
      () => isCurrent && setPrecision(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [latitude, longitude]);
  return precision;
}
