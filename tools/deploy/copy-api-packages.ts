import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { apiPackages } from './api-packages.ts';

// node tools/deploy/copy-api-packages.ts <folder>: the packages of the built API, and no others, for an image.
const [target] = process.argv.slice(2);
if (!target) throw new Error('Please give a folder.');
const paths = await apiPackages(join(workspaceRoot, 'api/dist'));
for (const path of paths) {
  await cp(join(workspaceRoot, path), join(target, path), {
    recursive: true,
    dereference: true,
    // What lies within a package comes with it only where it is needed.
    filter: (source) => !source.slice(join(workspaceRoot, path).length).includes('/node_modules'),
  });
}
console.log(`${paths.length} packages were copied.`);
