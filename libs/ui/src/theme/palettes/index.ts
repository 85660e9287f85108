import type { Palette } from '../palette.ts';
import type { ThemeName } from '../theme-names.ts';
import { DARK_SPACES } from './dark-spaces.ts';
import { GREY_GOOSE } from './grey-goose.ts';
import { LIGHT_BLOOM } from './light-bloom.ts';
import { NEBULA_FIGHTER } from './nebula-fighter.ts';
import { PURE_LIGHT } from './pure-light.ts';

/** The colours of every theme. */
export const PALETTES: Readonly<Record<ThemeName, Palette>> = {
  'Pure Light': PURE_LIGHT,
  'Light Bloom': LIGHT_BLOOM,
  'Grey Goose': GREY_GOOSE,
  'Nebula Fighter': NEBULA_FIGHTER,
  'Dark Spaces': DARK_SPACES,
};
