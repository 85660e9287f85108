import type { Location } from '@leafshift/contracts/profile';
import { useShell } from '@leafshift/shell-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './map-preview.module.css';
import { mapAddress, mapPicture } from './maps.ts';

/** The place on a small map, where the portal has a key for maps; otherwise nothing. */
export function MapPreview({ location }: { readonly location: Location }) {
  const { t, i18n } = useTranslation('mf-worker');
  const { googleMapsKey } = useShell().config;
  const [hasFailed, setHasFailed] = useState(false);
  if (!googleMapsKey) return null;
  if (hasFailed) return <p className={styles.failed}>{t('address.mapFailed')}</p>;
  return (
    <a href={mapAddress(location)} target="_blank" rel="noopener noreferrer" className={styles.map}>
      <img
        src={mapPicture(location, googleMapsKey, i18n.language)}
        alt={t('address.map', { place: location.fullAddress })}
        loading="lazy"
        className={styles.picture}
        onError={() => setHasFailed(true)}
      />
    </a>
  );
}
