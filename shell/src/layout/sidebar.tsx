import { Logo } from '@leafshift/ui/brand';
import Drawer from 'antd/es/drawer';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';
import type { NavItem } from './nav-items.ts';
import styles from './sidebar.module.css';
import { SidebarMenu } from './sidebar-menu.tsx';

function Brand({ onChosen }: { readonly onChosen?: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Link
      to="/overview"
      className={styles.brand}
      aria-label={t('brand.home')}
      {...(onChosen && { onClick: onChosen })}
    >
      <Logo size={32} />
    </Link>
  );
}

/** The sidebar of wide windows: 280 px, always there. */
export function FixedSidebar({ items }: { readonly items: readonly NavItem[] }) {
  const { t } = useTranslation('shell');
  return (
    <aside className={styles.fixed}>
      <Brand />
      <nav aria-label={t('nav.main')}>
        <SidebarMenu items={items} />
      </nav>
    </aside>
  );
}

interface DrawerProps {
  readonly items: readonly NavItem[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar of windows below 1280 px: it slides out. */
export function SidebarDrawer({ items, isOpen, onClose }: DrawerProps) {
  const { t, i18n } = useTranslation('shell');
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement={i18n.dir() === 'rtl' ? 'right' : 'left'}
      size={280}
      closable={false}
      aria-label={t('nav.main')}
      styles={{ body: { padding: 0 } }}
    >
      <div className={styles.drawerHead}>
        <Brand onChosen={onClose} />
        <button
          type="button"
          className={styles.iconButton}
          aria-label={t('nav.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('nav.main')}>
        <SidebarMenu items={items} onChosen={onClose} />
      </nav>
    </Drawer>
  );
}
