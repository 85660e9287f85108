import Drawer from 'antd/es/drawer';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import type { NavItem } from './nav-items.ts';
import styles from './sidebar.module.css';
import { Brand } from './sidebar.tsx';
import { SidebarMenu } from './sidebar-menu.tsx';

interface Props {
  readonly items: readonly NavItem[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar of windows below 1280 px: it slides out. */
export default function SidebarDrawer({ items, isOpen, onClose }: Props) {
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
