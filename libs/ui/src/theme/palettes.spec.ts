import { contrast } from './contrast.ts';
import { MEANINGS, type Palette } from './palette.ts';
import { PALETTES } from './palettes/index.ts';
import { THEME_NAMES } from './theme-names.ts';

const AA_TEXT = 4.5;
const AA_GRAPHICS = 3;
const GROUNDS = ['background', 'surface', 'raised', 'sunken'] as const;

const textPairs = (palette: Palette): [what: string, text: string, ground: string][] => [
  ...GROUNDS.flatMap((ground): [string, string, string][] => [
    [`text on ${ground}`, palette.text, palette[ground]],
    [`muted text on ${ground}`, palette.muted, palette[ground]],
    [`brand text on ${ground}`, palette.brandText, palette[ground]],
    ...MEANINGS.map((meaning): [string, string, string] => [
      `${meaning} text on ${ground}`,
      palette.meanings[meaning].text,
      palette[ground],
    ]),
  ]),
  ...MEANINGS.map((meaning): [string, string, string] => [
    `${meaning} text on its badge`,
    palette.meanings[meaning].text,
    palette.meanings[meaning].soft,
  ]),
  ['text on the chosen ground', palette.text, palette.brandSoft],
  ['muted text on the chosen ground', palette.muted, palette.brandSoft],
  ['brand text on the chosen ground', palette.brandText, palette.brandSoft],
  ['text on the brand', palette.onBrand, palette.brand],
  ['text on the hovered brand', palette.onBrand, palette.brandHover],
  ['text on the pressed brand', palette.onBrand, palette.brandActive],
  ['text of a dangerous button', palette.surface, palette.meanings.problem.mark],
];

const graphicPairs = (palette: Palette): [what: string, mark: string, ground: string][] =>
  GROUNDS.flatMap((ground) => [
    ...MEANINGS.map((meaning): [string, string, string] => [
      `${meaning} mark on ${ground}`,
      palette.meanings[meaning].mark,
      palette[ground],
    ]),
    [`control outline on ${ground}`, palette.borderStrong, palette[ground]],
    [`focus ring on ${ground}`, palette.focus, palette[ground]],
    [`brand on ${ground}`, palette.brand, palette[ground]],
  ]);

describe.each(THEME_NAMES)('%s', (name) => {
  const palette = PALETTES[name];

  it.each(textPairs(palette))('reads %s', (_what, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(graphicPairs(palette))('shows %s', (_what, mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(AA_GRAPHICS);
  });
});
