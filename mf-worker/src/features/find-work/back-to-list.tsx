import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './back-to-list.module.css';

/** The way back where list and details do not fit beside each other; takes the focus there. */
export function BackToList({ to }: { readonly to: string }) {
  const { t } = useTranslation('mf-worker');
  const link = useRef<HTMLAnchorElement>(null);
  // An element that is not displayed cannot be focused, so nothing happens where both fit.
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <Link ref={link} to={to} className={styles.back}>
      <ArrowLeftOutlined aria-hidden className={styles.arrow} />
      {t('findWork.back')}
    </Link>
  );
}
