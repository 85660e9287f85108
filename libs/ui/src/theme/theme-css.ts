import { MEANINGS, type Palette } from './palette.ts';
import { PALETTES } from './palettes/index.ts';
import { DEFAULT_THEME, THEME_NAMES, type ThemeName, themeAttribute } from './theme-names.ts';

const asVariable = (name: string): string =>
  `--ls-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const COLOURS = [
  'brand',
  'brandHover',
  'brandActive',
  'onBrand',
  'brandText',
  'brandSoft',
  'background',
  'surface',
  'raised',
  'sunken',
  'border',
  'borderStrong',
  'borderButton',
  'text',
  'muted',
  'focus',
  'shadow',
  'shadowRaised',
] as const satisfies readonly (keyof Palette)[];

/** A palette as CSS variables: `--ls-brand`, `--ls-confirmed`, `--ls-confirmed-text` and so on. */
function cssVariables(palette: Palette): [name: string, value: string][] {
  const colours = COLOURS.map((name): [string, string] => [asVariable(name), palette[name]]);
  const meanings = MEANINGS.flatMap((meaning): [string, string][] => {
    const { mark, text, soft } = palette.meanings[meaning];
    const name = asVariable(meaning);
    return [
      [name, mark],
      [`${name}-text`, text],
      [`${name}-soft`, soft],
    ];
  });
  return [...colours, ...meanings];
}

const ruleOf = (name: ThemeName): string => {
  const own = `[data-theme="${themeAttribute(name)}"]`;
  const selector = name === DEFAULT_THEME ? `:root,\n${own}` : own;
  const palette = PALETTES[name];
  const lines = [['color-scheme', palette.scheme], ...cssVariables(palette)].map(
    ([property, value]) => `  ${property}: ${value};`,
  );
  return `${selector} {\n${lines.join('\n')}\n}\n`;
};

/** The stylesheet with every theme; written to `themes.css` by `dev/write-theme-css.ts`. */
export const themeCss = (): string =>
  `/* Written by dev/write-theme-css.ts from palettes/. */\n${THEME_NAMES.map(ruleOf).join('\n')}`;
