import { type RemoteManifest, useSession } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { menuOf } from './first-page.ts';
import styles from './frame.module.css';

/** The remote's entries of the menu, in its own words, as the shell shows them. */
export function Menu({ manifest }: { readonly manifest: RemoteManifest }) {
  const { t } = useTranslation(manifest.name);
  const session = useSession();
  const usertype = session.status === 'signed-in' ? session.user.usertype : undefined;
  return (
    <nav className={styles.nav} aria-label="Pages">
      {menuOf(manifest, usertype).map(({ path, label, icon }) => (
        <NavLink key={path} to={path} className={styles.entry}>
          <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
            <path d={icon} />
          </svg>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}
