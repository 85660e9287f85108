import { API_STATES, type ApiState } from '@leafshift/testing/mock-api';
import { DEFAULT_THEME, isThemeName, type ThemeName } from '@leafshift/ui/theme';

export const USERS = ['onboarded', 'skipped', 'suspended', 'newcomer'] as const;

/** How this remote is shown alone, from the address once and from the tab after that. */
export interface DevSettings {
  readonly state: ApiState;
  readonly theme: ThemeName;
  readonly user: (typeof USERS)[number];
}

const KEY = 'dev.settings';

export function readSettings(): DevSettings {
  const kept = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
  const asked = new URLSearchParams(location.search);
  for (const name of ['state', 'theme', 'user']) {
    const value = asked.get(name);
    if (value !== null) kept.set(name, value);
  }
  sessionStorage.setItem(KEY, kept.toString());
  const theme = kept.get('theme');
  return {
    state: API_STATES.find((state) => state === kept.get('state')) ?? 'full',
    theme: isThemeName(theme) ? theme : DEFAULT_THEME,
    user: USERS.find((user) => user === kept.get('user')) ?? 'onboarded',
  };
}

/** Loads the page anew with one setting changed. */
export function changeSetting(name: keyof DevSettings, value: string): void {
  const kept = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
  kept.set(name, value);
  sessionStorage.setItem(KEY, kept.toString());
  location.assign(location.pathname);
}
