import type { LocationPoster } from '@leafshift/contracts/clockedtime';
import QRCode from 'antd/es/qr-code';
import { useTranslation } from 'react-i18next';
import styles from './poster.module.css';

const QR_PX = 280;

/** What hangs at the place; the only thing of the page that is printed while it is open. */
export function Poster({ poster }: { readonly poster: LocationPoster }) {
  const { t } = useTranslation('mf-employer');
  const { code, locationName, fullAddress } = poster;
  return (
    <section className={styles.poster} aria-label={locationName}>
      <p className={styles.heading}>{t('poster.heading')}</p>
      <QRCode
        value={`${window.location.origin}/find-work?poster=${code}`}
        type="svg"
        size={QR_PX}
        color="#000000"
        bgColor="#ffffff"
        bordered={false}
        aria-label={t('poster.qr')}
      />
      <p className={styles.place}>
        <bdi>{locationName}</bdi>
      </p>
      <p>
        <bdi>{fullAddress}</bdi>
      </p>
      <p>{t('poster.text')}</p>
    </section>
  );
}
