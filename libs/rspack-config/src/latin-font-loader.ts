import type { LoaderContext } from '@rspack/core';
import { latinFont } from './latin-font.ts';

/** Puts the Latin face into the build with what the portal shows of it. */
export default function latinFontLoader(this: LoaderContext, font: Buffer): Promise<Buffer> {
  return latinFont(font);
}
export const raw = true;
