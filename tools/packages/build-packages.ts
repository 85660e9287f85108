import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { assemblePackage } from './assemble-package.ts';
import { compileLibraries } from './compile-libraries.ts';
import { PUBLISHED_LIBRARIES } from './published-libraries.ts';

export interface BuiltPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** Builds every package that teams install, each into a folder of its own below `output`. */
export async function buildPackages(output: string): Promise<readonly BuiltPackage[]> {
  const compiled = join(workspaceRoot, '.cache/packages');
  await compileLibraries(PUBLISHED_LIBRARIES, compiled);
  await rm(output, { recursive: true, force: true });
  const built: BuiltPackage[] = [];
  for (const library of PUBLISHED_LIBRARIES) {
    const folder = join(output, library);
    const { name, version } = await assemblePackage(library, compiled, folder);
    built.push({ name, version, folder });
  }
  return built;
}
