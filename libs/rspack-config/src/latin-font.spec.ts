import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LATIN_POINTS, type LatinPart, latinFont } from './latin-font.ts';

const FILE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const FACES = new URL('../../ui/src/theme/faces.css', import.meta.url);
const PARTS: readonly LatinPart[] = ['common', 'other'];
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What screens write, in English and French. */
const WRITTEN = [
  '{shell,mf-*}/src/**/*.tsx',
  '{shell,mf-*}/src/**/{en,fr}.json',
  'libs/{ui,remote-pages,shell-sdk}/src/**/*.tsx',
  'libs/{ui,remote-pages,i18n}/src/**/{en,fr}.json',
];

const pointsOf = (range: string): number[] =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
    ([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length: count }, (_none, index) => from + index);
    },
  );

describe('the Latin face of the portal', () => {
  it('is a font of a third of the size with what English and French show of it', async () => {
    const whole = await readFile(createRequire(import.meta.url).resolve(FILE));
    const [common, other] = await Promise.all(PARTS.map((part) => latinFont(whole, part)));
    expect(common?.subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(common?.length).toBeLessThan(0.36 * whole.length);
    expect(other?.subarray(0, 4).toString('latin1')).toBe('wOF2');
  });

  it.each(PARTS)("the page asks for the part '%s' for what stands in it", async (part) => {
    const css = await readFile(FACES, 'utf8');
    const [face] = css.split('@font-face').filter((one) => one.includes(`woff2?${part}`));
    expect(pointsOf(face ?? '')).toEqual([...LATIN_POINTS[part]].sort((a, b) => a - b));
  });

  it('has in its common part all that English and French screens write', async () => {
    const others = new Set(LATIN_POINTS.other);
    const found: string[] = [];
    let files = 0;
    for await (const file of glob(WRITTEN, { cwd: ROOT })) {
      if (/\.spec\.tsx$|\/testing\//.test(file)) continue;
      files += 1;
      const text = await readFile(join(ROOT, file), 'utf8');
      const marks = [...text].filter((mark) => others.has(mark.codePointAt(0) ?? 0));
      if (marks.length > 0) found.push(`${file}: ${marks.join(' ')}`);
    }
    expect(files).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it.each(['en-CA', 'fr-CA'])(
    'has in its common part what stands between two dates in %s',
    (language) => {
      const others = new Set(LATIN_POINTS.other);
      const span = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
      const written = span.formatRange(new Date('2026-05-04'), new Date('2026-06-07'));
      expect([...written].filter((mark) => others.has(mark.codePointAt(0) ?? 0))).toEqual([]);
    },
  );
});
