import type { User } from '@leafshift/contracts/users';
import { myProfileQuery } from '@leafshift/data-access';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { useQuery } from '@tanstack/react-query';
import Dropdown from 'antd/es/dropdown';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../composition/portal-context.ts';
import { accountPagesFor } from './account-pages.ts';
import styles from './header.module.css';
import { Icon, type IconName } from './icon.tsx';
import { PROFILE, SETTINGS, type ShellItem } from './nav-items.ts';
import { useReleases } from './use-releases.ts';

const SIGN_OUT = 'sign-out';

const Choice = ({ icon, text }: { icon: IconName; text: string }) => (
  <span className={styles.choice}>
    <Icon name={icon} size={18} />
    {text}
  </span>
);

/** Name, user type, the profile, settings and the other pages of the account, and 'Sign out'. */
export function UserMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const { core, shellApi } = usePortal();
  const releases = useReleases();
  const { data: profile } = useQuery(myProfileQuery(shellApi.api));
  const name = user.name || t('user.fallbackName');

  const signOut = async (): Promise<void> => {
    await core.session.signOut();
    core.navigation.navigate('/login', { replace: true });
  };
  const choose = (key: string): void => {
    if (key === SIGN_OUT) signOut().catch(reportError);
    else shellApi.navigate(key);
  };

  const entries: readonly ShellItem[] = [
    ...(user.usertype === 'Admin' ? [] : [PROFILE]),
    ...accountPagesFor(user.usertype, releases),
    SETTINGS,
  ];
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        onClick: ({ key }) => choose(key),
        items: [
          ...entries.map(({ label, path = '/home' }) => ({
            key: path,
            label: <Choice icon={label} text={t(`nav.${label}`)} />,
          })),
          { type: 'divider' },
          { key: SIGN_OUT, label: <Choice icon="signOut" text={t('user.signOut')} /> },
        ],
      }}
    >
      <button type="button" className={styles.userButton} aria-haspopup="menu">
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
          <span className={styles.userType}>{t(`user.types.${user.usertype}`)}</span>
        </span>
        <Icon name="chevron" size={16} />
      </button>
    </Dropdown>
  );
}
