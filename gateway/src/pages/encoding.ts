import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For what is compressed anew for each answer; files of a build are compressed beforehand. */
export const QUICK = 5;
/** For what is compressed once for many answers. */
export const THOROUGH = 11;

/** The best encoding that the browser can read. */
export function acceptedEncoding(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** What is sent of a content in that encoding, by default as of one that is made for one answer. */
export async function compressed(
  content: Buffer,
  encoding: Encoding,
  quality = QUICK,
): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  }
  return encoding === 'gzip' ? zip(content) : content;
}
