import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { cleanPdf } from './pdf-cleaning.ts';
import { takeInPdf } from './pdf-intake.ts';

const MOST_PAGES = 3;

const aPdf = async (change: (document: PDFDocument) => unknown = () => undefined) => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Ada Lovelace, grower');
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams: false }));
};

const withAnnotation = (fields: object) =>
  aPdf((document) => {
    const page = document.getPage(0);
    const annotation = document.context.register(
      document.context.obj({ Type: 'Annot', Rect: [0, 0, 9, 9], ...fields }),
    );
    page.node.set(PDFName.of('Annots'), document.context.obj([annotation]));
  });
const linkTo = (address: string) =>
  withAnnotation({ Subtype: 'Link', A: { S: 'URI', URI: PDFString.of(address) } });

const clean = async (bytes: Uint8Array) => {
  const cleaned = await cleanPdf(bytes, MOST_PAGES);
  if (!cleaned.isClean) throw new Error(cleaned.problem);
  return cleaned;
};
const problemOf = async (bytes: Uint8Array) => {
  const cleaned = await cleanPdf(bytes, MOST_PAGES);
  return cleaned.isClean ? null : cleaned.problem;
};

describe('a PDF that somebody sends', () => {
  it('is written anew from its pages, without what no page shows', async () => {
    const sent = await aPdf((document) => {
      document.setAuthor('A secret author');
      document.addPage();
    });
    const hidden = Buffer.concat([sent, Buffer.from('\nhidden behind the end')]);

    const { bytes, pages } = await clean(hidden);

    expect(pages).toBe(2);
    expect((await PDFDocument.load(bytes, { updateMetadata: false })).getAuthor()).toBeUndefined();
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('hidden behind');
  });

  it('is cleaned in a thread of its own', async () => {
    expect(await takeInPdf(await aPdf(), MOST_PAGES)).toMatchObject({ isClean: true, pages: 1 });
    expect(await takeInPdf(Buffer.from('hello'), MOST_PAGES)).toEqual({
      isClean: false,
      problem: 'not-a-pdf',
    });
  });

  it('keeps its links to the web', async () => {
    const { bytes } = await clean(await linkTo('https://example.ca/ada'));
    const [page] = (await PDFDocument.load(bytes)).getPages();
    expect(page?.node.Annots()?.size()).toBe(1);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['scripts', () => aPdf((document) => document.addJavaScript('hello', 'app.alert(1)'))],
    ['files', () => aPdf((document) => document.attach(Buffer.from('MZ'), 'a.exe'))],
    ['programs to start', () => withAnnotation({ Subtype: 'Link', A: { S: 'Launch' } })],
    ['forms to send', () => withAnnotation({ Subtype: 'Widget', A: { S: 'SubmitForm' } })],
    ['films', () => withAnnotation({ Subtype: 'RichMedia' })],
    ['addresses that run', () => linkTo('javascript:alert(1)')],
    [
      'a script when it is opened, by another spelling of its name',
      async () =>
        Buffer.from(
          (
            await aPdf((document) =>
              document.catalog.set(
                PDFName.of('OpenAction'),
                document.context.obj({ S: 'JavaScript', Zz: PDFString.of('app.alert(1)') }),
              ),
            )
          )
            .toString('latin1')
            .replace('/S /JavaScript', '/S /J#61vaScrip#74'),
          'latin1',
        ),
    ],
  ])('is refused with %s in it', async (_, file) => {
    expect(await problemOf(await file())).toBe('not-safe');
  });

  it('is refused where it would fill the memory', async () => {
    const bomb = deflateSync(Buffer.alloc(65 * 1024 * 1024));
    const sent = Buffer.concat([await aPdf(), Buffer.from('stream\n'), bomb]);
    expect(sent.length).toBeLessThan(200_000);
    expect(await problemOf(sent)).toBe('not-safe');
  });

  it('is refused with too many pages', async () => {
    const long = await aPdf((document) => {
      for (let page = 0; page < MOST_PAGES; page += 1) document.addPage();
    });
    expect(await problemOf(long)).toBe('too-long');
  });

  it('is refused where a password keeps it', async () => {
    const sent = await aPdf((document) =>
      document.encrypt({ userPassword: 'a', ownerPassword: 'b' }),
    );
    expect(await problemOf(sent)).toBe('protected');
  });

  it.each([
    ['a page of the web', Buffer.from('<html>%PDF-1.7</html>')],
    ['the beginning of one', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['nothing', Buffer.alloc(0)],
  ])('is none: %s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('not-a-pdf');
  });
});
