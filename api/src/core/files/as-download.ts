import { StreamableFile } from '@nestjs/common';

export const PDF = 'application/pdf';
export const CSV = 'text/csv; charset=utf-8';

/** A file to be kept under a name. */
export const asDownload = (name: string, bytes: Buffer, type: string): StreamableFile =>
  new StreamableFile(bytes, {
    type,
    length: bytes.length,
    disposition: `attachment; filename="${name}"`,
  });
