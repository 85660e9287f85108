import { API_STATES } from '@leafshift/testing/mock-api';
import { THEME_NAMES } from '@leafshift/ui/theme';
import { NavLink, Outlet } from 'react-router-dom';
import { manifest } from '../src/manifest.ts';
import styles from './frame.module.css';
import { changeSetting, type DevSettings, readSettings } from './settings.ts';

const USERS = ['onboarded', 'skipped'] as const;

/** Stands in for the shell's frame: the pages of this remote, and every state one click away. */
export function Frame() {
  const settings = readSettings();
  return (
    <>
      <header className={styles.header}>
        <nav className={styles.nav} aria-label="Pages">
          {manifest.nav.map(({ path, label }) => (
            <NavLink key={path} to={path}>
              {label}
            </NavLink>
          ))}
        </nav>
        <Choice name="state" value={settings.state} options={API_STATES} />
        <Choice name="theme" value={settings.theme} options={THEME_NAMES} />
        <Choice name="user" value={settings.user} options={USERS} />
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}

interface ChoiceProps {
  readonly name: keyof DevSettings;
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
