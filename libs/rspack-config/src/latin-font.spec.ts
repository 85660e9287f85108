import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LATIN_POINTS, type LatinPart, latinFont } from './latin-font.ts';

const FILE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const FACES = new URL('../../ui/src/theme/faces.css', import.meta.url);
const PARTS: readonly LatinPart[] = ['common', 'other'];

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
});
