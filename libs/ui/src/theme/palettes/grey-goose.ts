import type { Palette } from '../palette.ts';
import { LIGHT_MEANINGS } from './light-meanings.ts';

export const GREY_GOOSE: Palette = {
  scheme: 'light',
  brand: '#3d5a80',
  brandHover: '#334c6d',
  brandActive: '#283d59',
  onBrand: '#ffffff',
  brandText: '#334c6d',
  brandSoft: '#e6edf5',
  background: '#eef1f4',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f0f3f6',
  border: '#d9dfe6',
  borderStrong: '#788595',
  borderButton: '#c3ccd6',
  text: '#18212b',
  muted: '#525f6e',
  focus: '#3d5a80',
  shadow: '0 1px 2px rgb(24 33 43 / 6%), 0 1px 6px rgb(24 33 43 / 5%)',
  shadowRaised: '0 4px 12px rgb(24 33 43 / 9%), 0 12px 32px rgb(24 33 43 / 11%)',
  meanings: LIGHT_MEANINGS,
};
