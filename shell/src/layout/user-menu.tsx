import type { User } from '@leafshift/contracts/users';
import { myProfileQuery } from '@leafshift/data-access';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { useQuery } from '@tanstack/react-query';
import Dropdown from 'antd/es/dropdown';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal/portal-context.ts';
import styles from './header.module.css';
import { Icon, type IconName } from './icon.tsx';

const Choice = ({ icon, text }: { icon: IconName; text: string }) => (
  <span className={styles.choice}>
    <Icon name={icon} size={18} />
    {text}
  </span>
);

/** Name, user type, the profile and 'Sign out'. */
export function UserMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const { core, shellApi } = usePortal();
  const { data: profile } = useQuery(myProfileQuery(shellApi.api));
  const name = user.name || t('user.fallbackName');

  const signOut = async (): Promise<void> => {
    await core.session.signOut();
    core.navigation.navigate('/login', { replace: true });
  };
  const choose = (key: string): void => {
    if (key === 'profile') shellApi.navigate('/profile');
    if (key === 'sign-out') signOut().catch(reportError);
  };

  const hasProfile = user.usertype !== 'Admin';
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        onClick: ({ key }) => choose(key),
        items: [
          ...(hasProfile
            ? [{ key: 'profile', label: <Choice icon="profile" text={t('user.profile')} /> }]
            : []),
          { key: 'sign-out', label: <Choice icon="signOut" text={t('user.signOut')} /> },
        ],
      }}
    >
      <button
        type="button"
        className={styles.userButton}
        aria-label={`${t('user.open')}: ${name}`}
        aria-haspopup="menu"
      >
        <WorkerAvatar
          name={name}
          photo={profile?.profileImage}
          shape={user.usertype === 'Employer' ? 'square' : 'round'}
        />
        <span className={styles.userText}>
          <span className={styles.userName}>{name}</span>
          <span className={styles.userType}>{t(`user.types.${user.usertype}`)}</span>
        </span>
        <Icon name="chevron" size={16} />
      </button>
    </Dropdown>
  );
}
