import RotateRightOutlined from '@ant-design/icons/es/icons/RotateRightOutlined';
import SwapOutlined from '@ant-design/icons/es/icons/SwapOutlined';
import ZoomInOutlined from '@ant-design/icons/es/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/es/icons/ZoomOutOutlined';
import type { Review } from '@leafshift/contracts/admin';
import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../keys/use-keys.ts';
import styles from './document-viewer.module.css';
import { SidePicture } from './side-picture.tsx';

const MOST = 5;
const STEP = 1.4;

interface DocumentViewerProps {
  readonly review: Review;
  /** Loaded ahead of its turn, out of sight. */
  readonly isAhead: boolean;
  /** Every side of it has arrived. */
  readonly onShown: () => void;
  readonly onFetchAgain: () => unknown;
}

/** A document to look at closely: zoomed, moved by scrolling, turned, from both sides where it has two. */
export function DocumentViewer({ review, isAhead, onShown, onFetchAgain }: DocumentViewerProps) {
  const { t } = useTranslation('mf-back-office');
  const arrived = useRef(new Set<number>());
  const [side, setSide] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);

  const of = { kind: t(`reviews.kind.${review.kind}`), name: review.userName };
  const sides = [
    { url: review.uploadUrl, name: t('reviews.picture', of) },
    ...(review.backUrl ? [{ url: review.backUrl, name: t('reviews.pictureBack', of) }] : []),
  ];
  const hasTwo = sides.length > 1;
  const shown = sides[side] ? side : 0;

  const zoomIn = () => setZoom((now) => Math.min(MOST, now * STEP));
  const zoomOut = () => setZoom((now) => Math.max(1, now / STEP));
  const fit = () => setZoom(1);
  const rotate = () => setTurn((now) => now + 1);
  const turnOver = () => setSide((now) => 1 - now);
  const keys = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit, r: rotate };
  useKeys(isAhead ? {} : { ...keys, ...(hasTwo && { s: turnOver }) });

  const arrive = (index: number): void => {
    arrived.current.add(index);
    if (arrived.current.size === sides.length) onShown();
  };

  return (
    <section className={styles.viewer} aria-label={sides[0]?.name} hidden={isAhead}>
      <div className={styles.tools}>
        <Button icon={<ZoomOutOutlined />} aria-label={t('reviews.zoomOut')} onClick={zoomOut} />
        <Button icon={<ZoomInOutlined />} aria-label={t('reviews.zoomIn')} onClick={zoomIn} />
        <Button onClick={fit}>{t('reviews.fit')}</Button>
        <Button icon={<RotateRightOutlined />} onClick={rotate}>
          {t('reviews.rotate')}
        </Button>
        {hasTwo && (
          <>
            <Button icon={<SwapOutlined />} onClick={turnOver}>
              {t('reviews.otherSide')}
            </Button>
            <span className={styles.which} role="status">
              {t(shown === 0 ? 'reviews.front' : 'reviews.back')}
            </span>
          </>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls is reached by the keyboard. */}
      <section className={styles.stage} aria-label={t('reviews.zoomArea')} tabIndex={0}>
        {sides.map(({ url, name }, index) => (
          <SidePicture
            key={name}
            name={name}
            url={url}
            zoom={zoom}
            turn={turn}
            isHidden={index !== shown}
            onShown={() => arrive(index)}
            onFetchAgain={onFetchAgain}
          />
        ))}
      </section>
    </section>
  );
}
