import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './header.module.css';
import { Icon } from './icon.tsx';

interface Props {
  /** Opens the menu in windows below 1280 px; absent where there is no menu. */
  readonly onOpenMenu?: () => void;
  /** All entries of the menu stand in the bar of phones, which need no button for it then. */
  readonly isMenuInBar?: boolean;
  /** The brand, where no sidebar shows it. */
  readonly brand: ReactNode;
  /** What stands at the end: settings, notifications, the user. */
  readonly children: ReactNode;
}

/** The fixed header, 88 px high, on phones 56. */
export function Header({ onOpenMenu, isMenuInBar = false, brand, children }: Props) {
  const { t } = useTranslation('shell');
  return (
    <header
      className={styles.header}
      data-has-sidebar={onOpenMenu !== undefined}
      data-menu-in-bar={isMenuInBar}
    >
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
