import RotateRightOutlined from '@ant-design/icons/es/icons/RotateRightOutlined';
import ZoomInOutlined from '@ant-design/icons/es/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/es/icons/ZoomOutOutlined';
import Button from 'antd/es/button';
import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../keys/use-keys.ts';
import styles from './document-viewer.module.css';

const MOST = 5;
const STEP = 1.4;
const QUARTER = 90;

interface DocumentViewerProps {
  /** What the picture shows. */
  readonly name: string;
  /** The link counts for a minute; a newer one is only asked for where this one has failed. */
  readonly url: string;
  /** Loaded ahead of its turn, out of sight. */
  readonly isAhead: boolean;
  readonly onShown: () => void;
  readonly onFetchAgain: () => unknown;
}

/** A document to look at closely: zoomed, moved by scrolling, turned. */
export function DocumentViewer({ name, url, isAhead, onShown, onFetchAgain }: DocumentViewerProps) {
  const { t } = useTranslation('mf-back-office');
  const [shownUrl, setShownUrl] = useState(url);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);

  const zoomIn = () => setZoom((now) => Math.min(MOST, now * STEP));
  const zoomOut = () => setZoom((now) => Math.max(1, now / STEP));
  const fit = () => setZoom(1);
  const rotate = () => setTurn((now) => now + QUARTER);
  useKeys(isAhead ? {} : { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit, r: rotate });

  const isSideways = turn % (2 * QUARTER) !== 0;

  const fetchAgain = async (): Promise<void> => {
    setState('loading');
    await onFetchAgain();
  };
  if (state === 'loading' && url !== shownUrl) setShownUrl(url);

  return (
    <section className={styles.viewer} aria-label={name} hidden={isAhead}>
      <div className={styles.tools}>
        <Button icon={<ZoomOutOutlined />} aria-label={t('reviews.zoomOut')} onClick={zoomOut} />
        <Button icon={<ZoomInOutlined />} aria-label={t('reviews.zoomIn')} onClick={zoomIn} />
        <Button onClick={fit}>{t('reviews.fit')}</Button>
        <Button icon={<RotateRightOutlined />} onClick={rotate}>
          {t('reviews.rotate')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls is reached by the keyboard. */}
      <section className={styles.stage} aria-label={t('reviews.zoomArea')} tabIndex={0}>
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
              transform: `rotate(${turn}deg)`,
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
      </section>
    </section>
  );
}

/** So many times what the stage has room for. */
const sized = (zoom: number, width: 'cqw' | 'cqh', height: 'cqw' | 'cqh') => ({
  width: `calc(${zoom} * 100${width})`,
  height: `calc(${zoom} * 100${height})`,
});
