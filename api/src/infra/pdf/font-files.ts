import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { plainFont } from './woff.ts';

/** Everything that a document can be written with: a file for each script, embedded in the document. */
export type FontName =
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

const WEIGHT: Readonly<Record<Face, number>> = { regular: 400, bold: 700 };
const packages = createRequire(import.meta.url);

const read = new Map<string, Buffer>();

/** The bytes of a font, read once. */
export function fontSource(name: FontName, face: Face): Buffer {
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

function fileOf(name: FontName): readonly [family: string, subset: string] {
  switch (name) {
    case 'arabic':
      return ['noto-sans-arabic', 'arabic'];
    case 'han':
      return ['noto-sans-sc', 'chinese-simplified'];
    default:
      return ['noto-sans', name];
  }
}
