import type { Palette } from '../palette.ts';

export const NEBULA_FIGHTER: Palette = {
  scheme: 'dark',
  brand: '#8c7cf0',
  brandHover: '#a093f4',
  brandActive: '#7f6dea',
  onBrand: '#0b0e28',
  brandText: '#b1a6f7',
  brandSoft: '#282a63',
  background: '#0e1230',
  surface: '#171c44',
  raised: '#1f2555',
  sunken: '#12173a',
  border: '#2c3368',
  borderStrong: '#7079b5',
  text: '#eef0ff',
  muted: '#aab1dc',
  focus: '#a093f4',
  shadow: '0 0 0 1px rgb(44 51 104 / 0%)',
  shadowRaised: '0 0 0 1px rgb(112 121 181 / 28%), 0 16px 40px rgb(3 5 20 / 55%)',
  meanings: {
    confirmed: { mark: '#3ecf8e', text: '#62dba6', soft: '#143d47' },
    requested: { mark: '#f5a34a', text: '#f8b871', soft: '#40303f' },
    needsAction: { mark: '#5fb4ff', text: '#8ac8ff', soft: '#1c3a6b' },
    complete: { mark: '#9aa3cc', text: '#b9c0e2', soft: '#272d5a' },
    problem: { mark: '#ff7b8a', text: '#ff9daa', soft: '#472446' },
  },
};
