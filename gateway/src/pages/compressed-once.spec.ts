import { brotliDecompressSync } from 'node:zlib';
import { CompressedOnce } from './compressed-once.ts';

const A_TEXT = {
  text: JSON.stringify(Array.from({ length: 500 }, (_, n) => ({ n }))),
  version: '1',
};

describe('a text that is compressed once', () => {
  it('is the same bytes for all who ask for the same version', async () => {
    const once = new CompressedOnce();
    const first = await once.of(A_TEXT, 'br');
    expect(brotliDecompressSync(first).toString()).toBe(A_TEXT.text);
    expect(await once.of({ ...A_TEXT }, 'br')).toBe(first);
  });

  it('is as it stands for whoever reads nothing compressed', async () => {
    const plain = await new CompressedOnce().of(A_TEXT, 'identity');
    expect(plain.toString()).toBe(A_TEXT.text);
  });

  it('is made anew for another version', async () => {
    const once = new CompressedOnce();
    await once.of(A_TEXT, 'br');
    const next = await once.of({ text: '"changed"', version: '2' }, 'br');
    expect(brotliDecompressSync(next).toString()).toBe('"changed"');
  });
});
