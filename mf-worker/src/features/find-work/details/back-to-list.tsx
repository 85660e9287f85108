import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './back-to-list.module.css';

/**
 * The way back where list and details do not fit beside each other. There it takes the focus, and
 * the shift is read from its top.
 */
export function BackToList({ to }: { readonly to: string }) {
  const { t } = useTranslation('mf-worker');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // An element that is not displayed cannot be focused, so nothing happens where both fit.
    link.current?.focus({ preventScroll: true });
    if (document.activeElement === link.current) window.scrollTo(0, 0);
  }, []);
  return (
    <Link ref={link} to={to} className={styles.back}>
      <ArrowLeftOutlined aria-hidden className={styles.arrow} />
      {t('findWork.back')}
    </Link>
  );
}
