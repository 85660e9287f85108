import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { packagesOf } from '../tools/files/packages-of.ts';
import { workspaceRoot } from '../tools/files/workspace-paths.ts';
import { isNeededAtRunTime } from './needed-at-run-time.ts';

// node deploy/copy-packages.ts <project> <folder>: the packages of a built program, and no others, for an image.
const [project, target] = process.argv.slice(2);
if (!project || !target) throw new Error('Please give a project, such as api, and a folder.');
const paths = await packagesOf(join(workspaceRoot, project, 'dist'));
for (const path of paths) {
  await cp(join(workspaceRoot, path), join(target, path), {
    recursive: true,
    dereference: true,
    // What lies within a package comes with it only where it is needed.
    filter: (source) =>
      isNeededAtRunTime(source) &&
      !source.slice(join(workspaceRoot, path).length).includes('/node_modules'),
  });
}
console.log(`${paths.length} packages were copied.`);
