import type { User } from '@leafshift/contracts/users';
import { Logo } from '@leafshift/ui/brand';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { CONTENT_ID } from '../app/content-id.ts';
import { usePortal } from '../composition/portal-context.ts';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { keepFrameCode } from '../offline/keep-frame-code.ts';
import { SearchButton } from '../search/search-button.tsx';
import { SettingsMenu } from '../settings/settings-menu.tsx';
import { BottomBar } from './bottom-bar.tsx';
import styles from './frame.module.css';
import headerStyles from './header.module.css';
import { Header } from './header.tsx';
import { memberMenu } from './member-menu.ts';
import { barOf, isInReach, LOADING_MENU, menuFor } from './nav-items.ts';
import { FixedSidebar } from './sidebar.tsx';
import { useReleases } from './use-releases.ts';
import { UserMenu } from './user-menu.tsx';
import { UserPlaceholder } from './user-placeholder.tsx';

const MemberNotices = lazy(() => import('./member-notices.tsx'));
const SidebarDrawer = lazy(() => import('./sidebar-drawer.tsx'));

interface Props {
  /** Null while the user is still loading. */
  readonly user: User | null;
  readonly children: ReactNode;
}

/** The frame of a signed-in user: sidebar, header and the page. */
export function MemberFrame({ user, children }: Props) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const releases = useReleases();
  const { afterPage } = usePortal();
  const worksAnywhere = user?.usertype === 'Temp';
  useEffect(() => {
    if (worksAnywhere) afterPage.then(keepFrameCode).catch(reportError);
  }, [afterPage, worksAnywhere]);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const openMenu = (): void => {
    setWasOpened(true);
    setOpenOn(pathname);
  };
  const menu = user === null ? [] : menuFor(user, releases);
  const bar = barOf(menu);
  const items = user === null ? LOADING_MENU : memberMenu(user, releases);
  return (
    <div className={styles.member}>
      <a href={`#${CONTENT_ID}`} className={styles.skip}>
        {t('nav.skip')}
      </a>
      <FixedSidebar items={items} />
      {wasOpened && (
        <Suspense fallback={null}>
          <SidebarDrawer
            items={items}
            isOpen={openOn === pathname}
            onClose={() => setOpenOn(null)}
          />
        </Suspense>
      )}
      <Header
        onOpenMenu={openMenu}
        isMenuInBar={bar.length > 0 && menu.every(isInReach)}
        brand={
          <Link to="/overview" aria-label={t('brand.home')}>
            <Logo size={28} className={headerStyles.narrowingBrand} />
          </Link>
        }
      >
        {user !== null && <SearchButton />}
        <SettingsMenu />
        {user === null ? (
          <UserPlaceholder />
        ) : (
          <>
            <NotificationBell />
            <UserMenu user={user} />
          </>
        )}
      </Header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {user && (user.suspended || user.underReview || !user.emailVerified) && (
          <Suspense fallback={null}>
            <MemberNotices user={user} />
          </Suspense>
        )}
        {children}
      </main>
      {bar.length > 0 && <BottomBar items={bar} />}
    </div>
  );
}
