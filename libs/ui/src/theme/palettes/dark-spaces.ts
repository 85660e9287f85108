import type { Palette } from '../palette.ts';

export const DARK_SPACES: Palette = {
  scheme: 'dark',
  brand: '#37c17d',
  brandHover: '#52cf91',
  brandActive: '#2aa969',
  onBrand: '#06140d',
  brandText: '#5cd498',
  brandSoft: '#173126',
  background: '#0b0f0d',
  surface: '#141a17',
  raised: '#1b231f',
  sunken: '#101512',
  border: '#27312c',
  borderStrong: '#6a7971',
  text: '#ebf2ee',
  muted: '#a2b1a9',
  focus: '#52cf91',
  shadow: '0 0 0 1px rgb(39 49 44 / 0%)',
  shadowRaised: '0 0 0 1px rgb(106 121 113 / 24%), 0 16px 40px rgb(0 0 0 / 55%)',
  meanings: {
    confirmed: { mark: '#37c17d', text: '#5cd498', soft: '#15301f' },
    requested: { mark: '#f09a3e', text: '#f5b26a', soft: '#35260f' },
    needsAction: { mark: '#5fa8f5', text: '#8bc1fa', soft: '#14293f' },
    complete: { mark: '#8e9c95', text: '#b0bcb6', soft: '#222b26' },
    problem: { mark: '#f2726b', text: '#f7958f', soft: '#3b1a18' },
  },
};
