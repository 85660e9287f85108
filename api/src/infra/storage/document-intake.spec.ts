import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aPdf } from '../../testing/a-pdf.ts';
import { anImage } from '../../testing/an-image.ts';
import { takeInDocument } from './document-intake.ts';
import { drawPdf } from './pdf-drawing.ts';

const MARK = { x: 100, y: 100, width: 200, height: 100 };

/** How bright a part of a picture is, 0 to 255. */
const brightness = async (picture: Buffer, left: number, top: number, width = 20, height = 20) => {
  const part = sharp(picture).extract({ left, top, width, height }).greyscale();
  const { channels } = await sharp(await part.png().toBuffer()).stats();
  return channels[0]?.mean ?? 0;
};

describe('a document that somebody hands in', () => {
  it('is kept as one picture of its pages, with what was filled in, and with nothing of the file', async () => {
    const sent = await aPdf(2, (document) => {
      const field = document.getForm().createTextField('name');
      field.setText('Ada Lovelace');
      field.addToPage(document.getPage(1), MARK);
    });

    const { bytes, contentType } = await takeInDocument(sent);

    expect(contentType).toBe('image/webp');
    const { width = 0, height = 0, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({
      width: 1275,
      height: 1650 * 2 + 24,
      format: 'webp',
    });
    expect(bytes.toString('latin1')).not.toContain('PDF');
    // Paper, what lies between, and the frame of the field on the second page.
    expect(await brightness(bytes, 600, 100)).toBeGreaterThan(250);
    expect(await brightness(bytes, 600, 1650 + 4, 20, 16)).toBeLessThan(220);
    expect(await brightness(bytes, 208, 1674 + 1233, 416, 208)).toBeLessThan(250);
  });

  it('stays a picture where it is one', async () => {
    expect((await takeInDocument(await anImage('png'))).contentType).toBe('image/png');
  });

  it.each<[string, string, () => Promise<Buffer>]>([
    ['has scripts', 'PDF_NOT_SAFE', () => aPdf(1, (pdf) => pdf.addJavaScript('a', 'app.alert(1)'))],
    ['carries a file', 'PDF_NOT_SAFE', () => aPdf(1, (pdf) => pdf.attach(Buffer.from('MZ'), 'a'))],
    [
      'is behind a password',
      'PDF_PROTECTED',
      () => aPdf(1, (pdf) => pdf.encrypt({ userPassword: 'a', ownerPassword: 'b' })),
    ],
    ['has too many pages', 'PDF_TOO_LONG', () => aPdf(7)],
    ['is broken', 'PDF_UNREADABLE', async () => Buffer.from('%PDF-1.7\n1 0 obj')],
    [
      'would fill the memory',
      'PDF_NOT_SAFE',
      async () =>
        Buffer.concat([
          await aPdf(),
          Buffer.from('stream\n'),
          deflateSync(Buffer.alloc(65 * 1024 * 1024)),
        ]),
    ],
  ])('is refused where it %s, and says which it is', async (_, code, file) => {
    await expect(takeInDocument(await file())).rejects.toMatchObject({ code });
  });

  it('gets no more memory for its pictures than a limit', async () => {
    await drawPdf(await aPdf(), 1);
    const memory = new WebAssembly.Memory({ initial: 1 });
    expect(() => memory.grow(4096)).toThrow('too much memory');
    expect(memory.grow(1)).toBe(1);
  });
});
