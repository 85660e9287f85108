/** The five colour themes; the first is the default (specification, section 1). */
export const THEME_NAMES = [
  'Pure Light',
  'Light Bloom',
  'Grey Goose',
  'Nebula Fighter',
  'Dark Spaces',
] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

export const DEFAULT_THEME: ThemeName = 'Pure Light';
