import type { Compilation, Module } from '@rspack/core';

/** The file that says which packages stand in which script; the benchmark of the web reads it. */
export const SCRIPT_PACKAGES_FILE = 'script-packages.json';

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

function packagesOf(module: Module): string[] {
  const joined = 'modules' in module && Array.isArray(module.modules) ? module.modules : [module];
  return joined.flatMap((one: Module) => {
    // Borrowed from the shell: only its name stands in the script.
    if (one.type.startsWith('consume-shared')) return [];
    const [, name] = PACKAGE.exec(one.nameForCondition() ?? '') ?? [];
    return name === undefined ? [] : [name];
  });
}

/** The packages behind each script of a finished compilation, by file. */
export function scriptPackages(compilation: Compilation): Record<string, string[]> {
  const packages: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    const names = [...compilation.chunkGraph.getChunkModules(chunk)].flatMap(packagesOf);
    const unique = [...new Set(names)].sort();
    for (const file of chunk.files) if (file.endsWith('.js')) packages[file] = unique;
  }
  return packages;
}
