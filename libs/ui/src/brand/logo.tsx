import clsx from 'clsx';
import styles from './logo.module.css';

const LEAF =
  'M28.6 3.4c.5 7.7-.8 14-4.3 18.3-3.2 4-8 5.9-12.9 5.3-4.9-.6-8-4.3-7.4-9.3C5.1 8.5 14.4 3 28.6 3.4Z';
const STEM = 'M3.4 29.2 7.6 24.4';
const HANDS = 'M8.6 23.2 14 17l8-8M14 17l-.6-7';

interface LogoMarkProps {
  /** Width and height in pixels. */
  readonly size?: number;
}

/** The leaf whose vein is a clock's hand; decorative, the name stands beside it. */
export function LogoMark({ size = 32 }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={styles.mark}>
      <path d={LEAF} className={styles.leaf} />
      <path d={STEM} className={styles.stem} />
      <path d={HANDS} className={styles.hands} />
      <circle cx="14" cy="17" r="2" className={styles.hub} />
    </svg>
  );
}

interface LogoProps extends LogoMarkProps {
  readonly className?: string | undefined;
}

/** The mark with the product's name. */
export function Logo({ size = 32, className }: LogoProps) {
  return (
    <span className={clsx(styles.logo, className)} style={{ fontSize: size * 0.66 }}>
      <LogoMark size={size} />
      <span translate="no">Leafshift</span>
    </span>
  );
}
