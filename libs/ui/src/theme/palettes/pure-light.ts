import type { Palette } from '../palette.ts';
import { LIGHT_MEANINGS } from './light-meanings.ts';

export const PURE_LIGHT: Palette = {
  scheme: 'light',
  brand: '#1b7f45',
  brandHover: '#17713d',
  brandActive: '#125c31',
  onBrand: '#ffffff',
  brandText: '#17713d',
  brandSoft: '#e8f4ed',
  background: '#f6f8f7',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f1f4f2',
  border: '#e1e7e3',
  borderStrong: '#7d8b83',
  borderButton: '#cdd6d1',
  text: '#17211b',
  muted: '#57665d',
  focus: '#1b7f45',
  shadow: '0 1px 2px rgb(23 33 27 / 5%), 0 1px 6px rgb(23 33 27 / 4%)',
  shadowRaised: '0 4px 12px rgb(23 33 27 / 8%), 0 12px 32px rgb(23 33 27 / 10%)',
  meanings: LIGHT_MEANINGS,
};
