import type { ErrorCode } from '@leafshift/contracts/core';
import { type ImageType, MAX_DOCUMENT_PAGES } from '@leafshift/contracts/uploads';
import sharp from 'sharp';
import { refuse } from '../../core/errors/api-error.ts';
import { takeInImage } from './image-intake.ts';
import { isPdf, type PdfProblem } from './pdf-cleaning.ts';
import { type DrawnPage, PAGE } from './pdf-drawing.ts';
import { takeInPages } from './pdf-intake.ts';

const GAP = 24;
/** What lies between the pages. */
const BETWEEN = '#c4c8cc';
const QUALITY = 85;

const REFUSALS: Readonly<Record<PdfProblem, ErrorCode>> = {
  'not-a-pdf': 'PDF_UNREADABLE',
  protected: 'PDF_PROTECTED',
  'not-safe': 'PDF_NOT_SAFE',
  'too-long': 'PDF_TOO_LONG',
};

/**
 * Makes a document anew that came as an image or as a PDF: of a PDF one picture with its pages, one
 * below the other, so that nothing of the file itself is kept (ONBOARD-101). Throws what `takeInImage`
 * does, and PDF_UNREADABLE, PDF_PROTECTED, PDF_NOT_SAFE or PDF_TOO_LONG.
 */
export async function takeInDocument(
  bytes: Buffer,
): Promise<{ readonly bytes: Buffer; readonly contentType: ImageType }> {
  if (!isPdf(bytes)) {
    return takeInImage(bytes);
  }
  const drawn = await takeInPages(bytes, MAX_DOCUMENT_PAGES);
  if (!drawn.isClean) {
    return refuse(REFUSALS[drawn.problem]);
  }
  return { bytes: await onePicture(drawn.pages), contentType: 'image/webp' };
}

function onePicture(pages: readonly DrawnPage[]): Promise<Buffer> {
  let top = 0;
  const layers = pages.map(({ width, height, pixels }) => {
    const raw = { width, height, channels: 4 as const };
    const layer = {
      input: Buffer.from(pixels),
      raw,
      left: Math.floor((PAGE.width - width) / 2),
      top,
    };
    top += height + GAP;
    return layer;
  });
  const height = Math.max(1, top - GAP);
  return sharp({ create: { width: PAGE.width, height, channels: 3, background: BETWEEN } })
    .composite(layers)
    .webp({ quality: QUALITY })
    .toBuffer();
}
