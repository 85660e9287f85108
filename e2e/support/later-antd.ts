import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CHANGES: readonly (readonly [file: string, before: string, after: string])[] = [
  ['package.json', '"version": "6.', '"version": "6.9'],
  ['es/version/version.js', "'6.", "'6.9"],
  [
    'es/button/style/index.js',
    "outline: 'none',",
    "outline: 'none', textDecoration: 'line-through',",
  ],
  ['es/theme/util/alias.js', 'marginXS: mergedToken.sizeXS', 'marginXS: 30'],
];

/**
 * Makes the antd that is installed in a folder one of a later minor version, which draws lines through
 * the words on its buttons and has gaps of 30 px in them.
 */
export async function installLaterAntd(folder: string): Promise<void> {
  for (const [file, before, after] of CHANGES) {
    const path = join(folder, 'node_modules/antd', file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
    await writeFile(path, text.replace(before, after));
  }
}
