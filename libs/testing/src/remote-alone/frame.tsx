import { type RemoteManifest, type ShellApi, ShellFrame } from '@leafshift/shell-sdk';
import { Logo } from '@leafshift/ui/brand';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import styles from './frame.module.css';
import { Menu } from './menu.tsx';

interface Props {
  readonly shell: ShellApi;
  readonly manifest: RemoteManifest;
  readonly isMember: boolean;
  /** The remote's slots, which the shell draws over its pages. */
  readonly slots: ReactNode;
}

/** Stands in for the shell's frame around the remote. */
export function Frame({ shell, manifest, isMember, slots }: Props) {
  return (
    <>
      <header className={styles.header}>
        <Logo size={32} />
      </header>
      <div className={styles.body} data-member={isMember}>
        <ShellFrame shell={shell}>
          <Menu manifest={manifest} />
        </ShellFrame>
        <main>
          <Outlet />
        </main>
      </div>
      {slots}
    </>
  );
}
