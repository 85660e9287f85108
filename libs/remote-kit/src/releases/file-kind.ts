import { extname } from 'node:path';
import { cacheControlOf } from '../serve/cache-control.ts';
import type { FileKind } from './target/release-target.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.br': 'application/octet-stream',
  '.gz': 'application/octet-stream',
};

/** Of which type a file of a build is, and how long browsers may keep it. */
export const fileKind = (file: string): FileKind => ({
  type: TYPES[extname(file)] ?? 'application/octet-stream',
  cacheControl: cacheControlOf(file),
});
