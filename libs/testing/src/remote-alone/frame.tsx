import { LANGUAGES } from '@leafshift/i18n';
import type { RemoteManifest } from '@leafshift/shell-sdk';
import { Logo } from '@leafshift/ui/brand';
import { THEME_NAMES } from '@leafshift/ui/theme';
import type { ReactNode } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { API_STATES } from '../mock-api/index.ts';
import styles from './frame.module.css';
import { type AloneSettings, changeSetting } from './settings.ts';

interface Props {
  readonly manifest: RemoteManifest;
  readonly settings: AloneSettings;
  readonly cases: readonly string[];
  readonly isMember: boolean;
  /** The remote's slots, which the shell draws over its pages. */
  readonly slots: ReactNode;
}

/** Stands in for the shell's frame, with every case and state one click away. */
export function Frame({ manifest, settings, cases, isMember, slots }: Props) {
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
      <div className={styles.choices}>
        <Choice name="case" value={settings.case} options={cases} />
        <Choice name="state" value={settings.state} options={API_STATES} />
        <Choice name="theme" value={settings.theme} options={THEME_NAMES} />
        <Choice name="language" value={settings.language} options={LANGUAGES} />
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly name: keyof AloneSettings;
  readonly value: string;
  readonly options: readonly string[];
}

function Choice({ name, value, options }: ChoiceProps) {
  return (
    <select
      aria-label={name}
      value={value}
      onChange={(event) => changeSetting(name, event.target.value)}
    >
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
