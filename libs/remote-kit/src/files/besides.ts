import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The path of a module beside another, named without its ending: `.ts` in this workspace, `.js` in the
 * published package.
 */
export const besides = (moduleUrl: string, name: string): string =>
  fileURLToPath(new URL(`${name}${extname(moduleUrl)}`, moduleUrl));
