import { Logo } from '@leafshift/ui/brand';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NavItem } from './nav-items.ts';
import styles from './sidebar.module.css';
import { SidebarMenu } from './sidebar-menu.tsx';

/** The mark of the portal, which leads to where it begins. */
export function Brand({ onChosen }: { readonly onChosen?: () => void }) {
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
