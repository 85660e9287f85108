import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { plainFont } from './woff.ts';

/** Everything that a document can be written with: the built-in faces, and a file for each other script. */
export type FontName =
  | 'plain'
  | 'latin'
  | 'latin-ext'
  | 'vietnamese'
  | 'cyrillic'
  | 'cyrillic-ext'
  | 'greek'
  | 'greek-ext'
  | 'devanagari'
  | 'arabic'
  | 'han';

export type Face = 'regular' | 'bold';

const PLAIN: Readonly<Record<Face, string>> = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
const WEIGHT: Readonly<Record<Face, number>> = { regular: 400, bold: 700 };
const packages = createRequire(import.meta.url);

const read = new Map<string, Buffer>();

/** What pdfkit takes for a font: the name of a built-in one, or a font's bytes, read once. */
export function fontSource(name: FontName, face: Face): string | Buffer {
  if (name === 'plain') {
    return PLAIN[face];
  }
  const [family, subset] = fileOf(name);
  const file = `@fontsource/${family}/files/${family}-${subset}-${WEIGHT[face]}-normal.woff`;
  const known = read.get(file);
  if (known) {
    return known;
  }
  const font = plainFont(readFileSync(packages.resolve(file)));
  read.set(file, font);
  return font;
}

function fileOf(name: Exclude<FontName, 'plain'>): readonly [family: string, subset: string] {
  switch (name) {
    case 'arabic':
      return ['noto-sans-arabic', 'arabic'];
    case 'han':
      return ['noto-sans-sc', 'chinese-simplified'];
    default:
      return ['noto-sans', name];
  }
}
