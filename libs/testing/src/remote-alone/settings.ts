import { isLanguage, type Language } from '@leafshift/i18n';
import { DEFAULT_THEME, isThemeName, type ThemeName } from '@leafshift/ui/theme';
import { API_STATES, type ApiState } from '../mock-api/index.ts';

/** How a remote is shown alone: from the address once, and from the tab after that. */
export interface AloneSettings {
  /** Who looks at which situation: a name of `RemoteAlone.cases`. */
  readonly case: string;
  readonly state: ApiState;
  readonly theme: ThemeName;
  readonly language: Language;
}

const NAMES = ['case', 'state', 'theme', 'language'] as const;
const KEY = 'remote-alone';

const kept = (): URLSearchParams => new URLSearchParams(sessionStorage.getItem(KEY) ?? '');

const keep = (settings: URLSearchParams): void => sessionStorage.setItem(KEY, settings.toString());

/** The settings that the address asks for, else those of the tab, else the first of each. */
export function readSettings(cases: readonly string[]): AloneSettings {
  const settings = kept();
  const asked = new URLSearchParams(location.search);
  for (const name of NAMES) {
    const value = asked.get(name);
    if (value !== null) settings.set(name, value);
  }
  keep(settings);
  const [theme, language] = [settings.get('theme'), settings.get('language')];
  return {
    case: cases.find((name) => name === settings.get('case')) ?? cases[0] ?? '',
    state: API_STATES.find((state) => state === settings.get('state')) ?? 'full',
    theme: isThemeName(theme) ? theme : DEFAULT_THEME,
    language: isLanguage(language) ? language : 'en',
  };
}

/** Loads the page anew with one setting changed. */
export function changeSetting(name: keyof AloneSettings, value: string): void {
  const settings = kept();
  settings.set(name, value);
  keep(settings);
  const address = new URL(location.href);
  for (const known of NAMES) address.searchParams.delete(known);
  location.assign(address);
}
