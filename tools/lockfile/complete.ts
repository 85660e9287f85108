import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { completed, type Lockfile, missingPackages } from './lockfile.ts';

// npm run lockfile: adds the platform packages that the registry of the moment did not have.
const path = join(workspaceRoot, 'package-lock.json');
const lockfile = JSON.parse(await readFile(path, 'utf8')) as Lockfile;
await writeFile(path, `${JSON.stringify(completed(lockfile), null, 2)}\n`);
console.log(`package-lock.json: ${missingPackages(lockfile).length} platform packages added.`);
