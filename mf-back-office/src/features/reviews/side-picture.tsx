import Button from 'antd/es/button';
import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './document-viewer.module.css';

const QUARTER = 90;

/** From here on it is pages, one below the other: as wide as the stage, and scrolled; how high by width. */
const LONG = 2;

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
  const [isLong, setLong] = useState(false);
  const isSideways = turn % 2 !== 0;
  const isScrolled = isLong && !isSideways;
  const fitted = isSideways ? sized(zoom, 'cqh', 'cqw') : sized(zoom, 'cqw', 'cqh');
  const pictureSize = isScrolled ? wide(zoom) : fitted;

  const fetchAgain = async (): Promise<void> => {
    setState('loading');
    await onFetchAgain();
  };
  if (state === 'loading' && url !== shownUrl) setShownUrl(url);

  return (
    <div className={styles.side} hidden={isHidden}>
      <div className={styles.sheet} style={isScrolled ? wide(zoom) : sized(zoom, 'cqw', 'cqh')}>
        <img
          key={shownUrl}
          src={shownUrl}
          alt={name}
          referrerPolicy="no-referrer"
          draggable={false}
          className={clsx(styles.picture, state !== 'shown' && styles.waiting)}
          style={{
            ...pictureSize,
            transform: `rotate(${turn * QUARTER}deg)`,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setLong(naturalHeight > LONG * naturalWidth);
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

const wide = (zoom: number) => ({ width: `calc(${zoom} * 100cqw)`, height: 'auto' });
