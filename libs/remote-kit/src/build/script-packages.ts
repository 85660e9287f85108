import type { Compilation, Module } from '@rspack/core';

/** The file that says what of packages stands in which script; the benchmark of the web reads it. */
export const SCRIPT_PACKAGES_FILE = 'script-packages.json';

const IN_PACKAGE = /.*[\\/]node_modules[\\/](.+)/;

function filesOf(module: Module): string[] {
  const joined = 'modules' in module && Array.isArray(module.modules) ? module.modules : [module];
  return joined.flatMap((one: Module) => {
    // Consumed from the shell: only its name stands in the script.
    if (one.type.startsWith('consume-shared')) return [];
    const [, file] = IN_PACKAGE.exec(one.nameForCondition() ?? '') ?? [];
    return file === undefined ? [] : [file];
  });
}

/** The files of packages, such as `antd/es/button/index.js`, in each script of a compilation. */
export function scriptPackages(compilation: Compilation): Record<string, string[]> {
  const packages: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    const files = [...compilation.chunkGraph.getChunkModules(chunk)].flatMap(filesOf);
    const unique = [...new Set(files)].sort();
    for (const file of chunk.files) if (file.endsWith('.js')) packages[file] = unique;
  }
  return packages;
}
