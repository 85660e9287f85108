import type { LoaderContext } from '@rspack/core';
import { latinFont } from './latin-font.ts';

/** Puts one part of the Latin face into the build: that of the address, `…woff2?common` or `…woff2?other`. */
export default function latinFontLoader(this: LoaderContext, font: Buffer): Promise<Buffer> {
  return latinFont(font, this.resourceQuery === '?common' ? 'common' : 'other');
}
export const raw = true;
