import { brotliDecompressSync } from 'node:zlib';
import { CompressedOnce } from './compressed-once.ts';

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, n) => ({ n })));
const A_TEXT = { textAs: (form: string) => form + LONG, version: '1' };

describe('a text that is compressed once', () => {
  it('is the same bytes for all who ask for the same version', async () => {
    const once = new CompressedOnce<string>();
    const first = await once.of(A_TEXT, 'en', 'br');
    expect(brotliDecompressSync(first).toString()).toBe(`en${LONG}`);
    expect(await once.of({ ...A_TEXT }, 'en', 'br')).toBe(first);
  });

  it('is other bytes in another form', async () => {
    const once = new CompressedOnce<string>();
    await once.of(A_TEXT, 'en', 'br');
    const french = await once.of(A_TEXT, 'fr', 'br');
    expect(brotliDecompressSync(french).toString()).toBe(`fr${LONG}`);
  });

  it('is as it stands for whoever reads nothing compressed', async () => {
    const plain = await new CompressedOnce<string>().of(A_TEXT, 'en', 'identity');
    expect(plain.toString()).toBe(`en${LONG}`);
  });

  it('is made anew for another version', async () => {
    const once = new CompressedOnce<string>();
    await once.of(A_TEXT, 'en', 'br');
    const next = await once.of({ textAs: () => '"changed"', version: '2' }, 'en', 'br');
    expect(brotliDecompressSync(next).toString()).toBe('"changed"');
  });
});
