import type { User } from '@leafshift/contracts/users';
import { myProfileQuery } from '@leafshift/data-access';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../composition/portal-context.ts';
import { textIn } from '../registry/text-in.ts';
import styles from './header.module.css';
import { Icon } from './icon.tsx';
import { accountMenuFor, type NavItem, PROFILE, SETTINGS, SUPPORT } from './nav-items.ts';
import { useHeaderPanel } from './use-header-panel.ts';
import { useReleases } from './use-releases.ts';
import { UserMenuList } from './user-menu-list.tsx';

/** Name, user type, the profile, settings and the other pages of the account, and 'Sign out'. */
export function UserMenu({ user }: { readonly user: User }) {
  const { t, i18n } = useTranslation('shell');
  const { core, shellApi } = usePortal();
  const releases = useReleases();
  const { isOpen, toggle, close, place } = useHeaderPanel();
  const { data: profile } = useQuery(myProfileQuery(shellApi.api));
  const name = user.name || t('user.fallbackName');

  const signOut = async (): Promise<void> => {
    await core.session.signOut();
    core.navigation.navigate('/login', { replace: true });
  };
  const entries: readonly NavItem[] = [
    ...(user.usertype === 'Admin' ? [] : [PROFILE]),
    ...accountMenuFor(user, releases),
    SETTINGS,
    ...(user.usertype === 'Admin' ? [] : [SUPPORT]),
  ];
  return (
    <div ref={place} className={styles.place}>
      <button
        type="button"
        className={styles.userButton}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <span className="ls-unseen">{t('user.open')}:</span>
        <WorkerAvatar
          name={name}
          photo={profile?.profileImage}
          shape={user.usertype === 'Employer' ? 'square' : 'round'}
        />
        <span className={styles.userText}>
          <span className={styles.userName} dir="auto">
            {name}
          </span>
          <span className={styles.userType} dir="auto">
            {user.business
              ? t(`user.roles.${user.business.role}`, { business: user.business.name })
              : t(`user.types.${user.usertype}`)}
          </span>
        </span>
        <Icon name="chevron" size={16} />
      </button>
      {isOpen && (
        <UserMenuList
          label={t('user.open')}
          choices={entries.map(({ label, texts, icon, path = '/home' }) => ({
            icon: label,
            drawing: icon,
            text: textIn(texts, i18n.language) ?? t(`nav.${label}`, { defaultValue: label }),
            choose: () => {
              close();
              shellApi.navigate(path);
            },
          }))}
          last={{
            icon: 'signOut',
            text: t('user.signOut'),
            choose: () => {
              close();
              signOut().catch(reportError);
            },
          }}
        />
      )}
    </div>
  );
}
