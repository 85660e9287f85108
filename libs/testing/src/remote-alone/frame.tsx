import type { RemoteManifest } from '@leafshift/shell-sdk';
import { Logo } from '@leafshift/ui/brand';
import type { ReactNode } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import styles from './frame.module.css';

interface Props {
  readonly manifest: RemoteManifest;
  readonly isMember: boolean;
  /** The remote's slots, which the shell draws over its pages. */
  readonly slots: ReactNode;
}

/** Stands in for the shell's frame around the remote. */
export function Frame({ manifest, isMember, slots }: Props) {
  return (
    <>
      <header className={styles.header}>
        <Logo size={32} />
      </header>
      <div className={styles.body} data-member={isMember}>
        <nav className={styles.nav} aria-label="Pages">
          {manifest.nav.map(({ path, label }) => (
            <NavLink key={path} to={path}>
              {label}
            </NavLink>
          ))}
        </nav>
        <main>
          <Outlet />
        </main>
      </div>
      {slots}
    </>
  );
}
