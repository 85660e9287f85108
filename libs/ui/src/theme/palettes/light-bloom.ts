import type { Palette } from '../palette.ts';
import { LIGHT_MEANINGS } from './light-meanings.ts';

export const LIGHT_BLOOM: Palette = {
  scheme: 'light',
  brand: '#b4457a',
  brandHover: '#a03a6b',
  brandActive: '#862e58',
  onBrand: '#ffffff',
  brandText: '#a03a6b',
  brandSoft: '#fae9f1',
  background: '#fbf5f8',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f7eff3',
  border: '#eddfe6',
  borderStrong: '#917b87',
  borderButton: '#e0ccd6',
  text: '#26171f',
  muted: '#6d5863',
  focus: '#b4457a',
  shadow: '0 1px 2px rgb(58 20 40 / 5%), 0 1px 6px rgb(58 20 40 / 4%)',
  shadowRaised: '0 4px 12px rgb(58 20 40 / 8%), 0 12px 32px rgb(58 20 40 / 10%)',
  meanings: LIGHT_MEANINGS,
};
