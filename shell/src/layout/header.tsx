import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './header.module.css';
import { Icon } from './icon.tsx';

interface Props {
  /** Opens the menu in windows below 1280 px; absent where there is no menu. */
  readonly onOpenMenu?: () => void;
  /** The brand, where no sidebar shows it. */
  readonly brand: ReactNode;
  /** What stands at the end: settings, notifications, the user. */
  readonly children: ReactNode;
}

/** The fixed header, 88 px high. */
export function Header({ onOpenMenu, brand, children }: Props) {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.header} data-has-sidebar={onOpenMenu !== undefined}>
      {onOpenMenu && (
        <button
          type="button"
          className={styles.menuButton}
          aria-label={t('nav.open')}
          onClick={onOpenMenu}
        >
          <Icon name="menu" size={24} />
        </button>
      )}
      <div className={styles.brand}>{brand}</div>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
