import { isLanguage, type Language } from '@leafshift/i18n';
import { DEFAULT_THEME, isThemeName, type ThemeName } from '@leafshift/ui/theme';
import { API_STATES, type ApiState, type ViewerName } from '../states/index.ts';
import type { RemoteAlone } from './remote-alone.ts';

/** The writing direction: that of the language, or another to see the layout mirrored. */
export const DIRECTIONS = ['by language', 'ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How wide the remote is shown, in pixels. */
export const WIDTHS = ['full', '1440', '1280', '1100', '960', '800', '640', '320'] as const;
export type Width = (typeof WIDTHS)[number];

/** How a remote is shown alone: from the address once, and from the tab after that. */
export interface AloneSettings {
  /** A single component, or the remote's pages. */
  readonly story: string;
  readonly viewer: ViewerName;
  readonly situation: string;
  readonly state: ApiState;
  readonly theme: ThemeName;
  readonly language: Language;
  readonly direction: Direction;
  readonly width: Width;
}
export type SettingName = keyof AloneSettings;

const NAMES: readonly SettingName[] = [
  'story',
  'viewer',
  'situation',
  'state',
  'theme',
  'language',
  'direction',
  'width',
];
const KEY = 'remote-alone';

/** What is shown where no single component is. */
export const PAGES = 'pages';
export const storiesOf = ({ stories }: RemoteAlone): readonly string[] => [
  PAGES,
  ...Object.keys(stories ?? {}),
];

const kept = (): URLSearchParams => new URLSearchParams(sessionStorage.getItem(KEY) ?? '');

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((known) => known === value);

/** The settings that the address asks for, else those of the tab, else the first of each. */
export function readSettings(alone: RemoteAlone): AloneSettings {
  const { viewers, situations } = alone;
  const settings = kept();
  const asked = new URLSearchParams(location.search);
  for (const name of NAMES) {
    const value = asked.get(name);
    if (value !== null) settings.set(name, value);
  }
  sessionStorage.setItem(KEY, settings.toString());
  const [theme, language] = [settings.get('theme'), settings.get('language')];
  return {
    story: oneOf(storiesOf(alone), settings.get('story')) ?? PAGES,
    viewer: oneOf(viewers, settings.get('viewer')) ?? viewers[0],
    situation: oneOf(situations, settings.get('situation')) ?? situations[0],
    state: oneOf(API_STATES, settings.get('state')) ?? 'full',
    theme: isThemeName(theme) ? theme : DEFAULT_THEME,
    language: isLanguage(language) ? language : 'en',
    direction: oneOf(DIRECTIONS, settings.get('direction')) ?? 'by language',
    width: oneOf(WIDTHS, settings.get('width')) ?? 'full',
  };
}

/** Keeps one setting for this tab, in its address too, so that the address can be handed on. */
export function keepSetting(name: SettingName, value: string): void {
  const settings = kept();
  settings.set(name, value);
  sessionStorage.setItem(KEY, settings.toString());
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  history.replaceState(null, '', address);
}
