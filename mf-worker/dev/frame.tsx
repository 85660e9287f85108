import { API_STATES } from '@leafshift/testing/mock-api';
import { THEME_NAMES } from '@leafshift/ui/theme';
import { NavLink, Outlet } from 'react-router-dom';
import { manifest } from '../src/manifest.ts';
import styles from './frame.module.css';
import { changeSetting, type DevSettings, readSettings, USERS } from './settings.ts';

/** Stands in for the shell's frame: the pages of this remote, and every state one click away. */
export function Frame() {
  const settings = readSettings();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Choice name="state" value={settings.state} options={API_STATES} />
        <Choice name="theme" value={settings.theme} options={THEME_NAMES} />
        <Choice name="user" value={settings.user} options={USERS} />
      </header>
      <nav className={styles.nav} aria-label="Pages">
        {manifest.nav.map(({ path, label }) => (
          <NavLink key={path} to={path}>
            {label}
          </NavLink>
        ))}
      </nav>
      <main className={styles.main}>
        <Outlet />
      </main>
    </div>
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
