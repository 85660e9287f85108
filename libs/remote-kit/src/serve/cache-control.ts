const HASHED_NAME = /[.-][0-9a-f]{8,}\.[a-z0-9]+(?:\.map)?$/i;
const FOREVER = 'public, max-age=31536000, immutable';

/** How long a browser may keep the file of that path without asking. */
export function cacheControlOf(path: string): string {
  return HASHED_NAME.test(path) ? FOREVER : 'no-cache';
}
