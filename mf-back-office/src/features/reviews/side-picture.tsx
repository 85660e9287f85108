import Button from 'antd/es/button';
import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './document-viewer.module.css';

const QUARTER = 90;

interface SidePictureProps {
  /** What the picture shows. */
  readonly name: string;
  /** The link counts for a minute; a newer one is only asked for where this one has failed. */
  readonly url: string;
  readonly zoom: number;
  /** In quarters of a circle. */
  readonly turn: number;
  /** The other side is looked at. */
  readonly isHidden: boolean;
  readonly onShown: () => void;
  readonly onFetchAgain: () => unknown;
}

/** One side of a document: on its way, there, or failed. */
export function SidePicture(props: SidePictureProps) {
  const { name, url, zoom, turn, isHidden, onShown, onFetchAgain } = props;
  const { t } = useTranslation('mf-back-office');
  const [shownUrl, setShownUrl] = useState(url);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const isSideways = turn % 2 !== 0;

  const fetchAgain = async (): Promise<void> => {
    setState('loading');
    await onFetchAgain();
  };
  if (state === 'loading' && url !== shownUrl) setShownUrl(url);

  return (
    <div className={styles.side} hidden={isHidden}>
      <div className={styles.sheet} style={sized(zoom, 'cqw', 'cqh')}>
        <img
          key={shownUrl}
          src={shownUrl}
          alt={name}
          referrerPolicy="no-referrer"
          draggable={false}
          className={clsx(styles.picture, state !== 'shown' && styles.waiting)}
          style={{
            ...(isSideways ? sized(zoom, 'cqh', 'cqw') : sized(zoom, 'cqw', 'cqh')),
            transform: `rotate(${turn * QUARTER}deg)`,
          }}
          onLoad={() => {
            setState('shown');
            onShown();
          }}
          onError={() => setState('failed')}
        />
      </div>
      {state === 'loading' && <p className={styles.note}>{t('reviews.loadingPicture')}</p>}
      {state === 'failed' && (
        <div role="alert" className={styles.note}>
          <p>{t('reviews.pictureFailed')}</p>
          <Button onClick={fetchAgain}>{t('reviews.fetchAgain')}</Button>
        </div>
      )}
    </div>
  );
}

/** So many times what the stage has room for. */
const sized = (zoom: number, width: 'cqw' | 'cqh', height: 'cqw' | 'cqh') => ({
  width: `calc(${zoom} * 100${width})`,
  height: `calc(${zoom} * 100${height})`,
});
