import { PDFDocument } from '@cantoo/pdf-lib';

const LETTER: [number, number] = [612, 792];

/** A PDF of so many letter pages, a name on the first one, changed as is said. */
export async function aPdf(
  pages = 1,
  change: (document: PDFDocument) => unknown = () => undefined,
): Promise<Buffer> {
  const document = await PDFDocument.create();
  const first = document.addPage(LETTER);
  first.drawText('Ada Lovelace, no record', { x: 40, y: 700 });
  for (let page = 1; page < pages; page += 1) document.addPage(LETTER);
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
