import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For what is compressed anew for each answer; files of a build are compressed beforehand. */
const QUICK = 5;
/** For what is compressed once and kept. */
const BEST = constants.BROTLI_MAX_QUALITY;

/** The best encoding that the browser can read. */
export function acceptedEncoding(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

export async function compressed(
  content: Buffer,
  encoding: Encoding,
  { isKept = false } = {},
): Promise<Buffer> {
  const quality = isKept ? BEST : QUICK;
  if (encoding === 'br') {
    return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  }
  return encoding === 'gzip' ? zip(content) : content;
}
