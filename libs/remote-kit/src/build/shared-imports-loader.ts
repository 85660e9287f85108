import type { LoaderContext } from '@rspack/core';
import { refusedImports } from './refused-imports.ts';

/** Fails the build of a remote that imports what the shell does not share. */
export default function sharedImportsLoader(this: LoaderContext, source: string): string {
  for (const refusal of refusedImports(source)) {
    this.emitError(new Error(`${this.resourcePath}: ${refusal}`));
  }
  return source;
}
