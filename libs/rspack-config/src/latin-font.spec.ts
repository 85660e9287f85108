import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { latinFont } from './latin-font.ts';

const FILE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

describe('the Latin face of the portal', () => {
  it('is about half as large with what the portal shows of it, and still a font', async () => {
    const whole = await readFile(createRequire(import.meta.url).resolve(FILE));
    const slim = await latinFont(whole);
    expect(slim.subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(slim.length / whole.length).toBeLessThan(0.55);
  });
});
