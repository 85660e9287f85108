import type { ImageType } from '@leafshift/contracts/uploads';
import sharp from 'sharp';
import { refuse } from '../../core/errors/api-error.ts';
import { Turns } from './turns.ts';

const MAX_PIXELS = 24_000_000;
const MAX_SIDE = 4000;
const MAX_SECONDS = 20;
const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** How many images may wait for the one that is being decoded; each is up to 10 MB of memory. */
const MAX_WAITING = 20;
const RETRY_SECONDS = 5;

const turns = new Turns(MAX_WAITING);
// One decoding takes one thread and leaves the others to requests.
sharp.concurrency(1);

/** What an image's own first bytes say that it is, or null. */
function imageTypeOf(bytes: Buffer): ImageType | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) {
    return 'image/jpeg';
  }
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) {
    return 'image/png';
  }
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}

/**
 * Makes an uploaded image anew: upright, at most 4000 pixels a side, without metadata or anything
 * hidden behind it. One at a time in this process. Throws NOT_AN_IMAGE for what is none, is broken or
 * has more than 24 million pixels, and TOO_MANY_REQUESTS when too many wait already.
 */
export async function takeInImage(
  bytes: Buffer,
): Promise<{ readonly bytes: Buffer; readonly contentType: ImageType }> {
  const contentType = imageTypeOf(bytes);
  if (!contentType) {
    return refuse('NOT_AN_IMAGE');
  }
  if (turns.isFull) {
    return refuse('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS });
  }
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toFormat(FORMATS[contentType])
    .timeout({ seconds: MAX_SECONDS });
  try {
    return { bytes: await turns.take(() => image.toBuffer()), contentType };
  } catch (cause) {
    return refuse('NOT_AN_IMAGE', { cause });
  }
}
