import { join } from 'node:path';
import { shellConfig } from '@leafshift/rspack-config/shell';
import { type Configuration, experiments, NormalModuleReplacementPlugin } from '@rspack/core';
import { workspaceRoot } from '../../../files/workspace-paths.ts';
import { builtInRegistry, builtInRemotes, noEarlyRegistry, noFederation } from './built-in.ts';

const shell = join(workspaceRoot, 'shell');
const sourceOf = (name: string): string => join(shell, `src/${name}.comparison.js`);

/** What the federated portal does at run time, as one build does it. */
const REPLACED: readonly (readonly [request: RegExp, name: string, code: string])[] = [
  [/\/remote-host\/federation\.ts$/, 'federation', noFederation],
  [/\/remote-host\/entry-loader\.ts$/, 'entry-loader', builtInRemotes],
  [/\/early-registry\.ts$/, 'early-registry', noEarlyRegistry],
  [/\/fetch-registry\.ts$/, 'fetch-registry', builtInRegistry],
];

/**
 * The whole portal as one build, only to be compared with: the same sources, remotes and shell in one
 * compilation that shares all code between them, without registry and without federation.
 */
export default function singleBuild(): Configuration {
  const config = shellConfig({ dir: shell, sharesLibraries: false });
  return {
    ...config,
    output: { ...config.output, path: join(workspaceRoot, '.data/bench/single') },
    plugins: [
      ...(config.plugins ?? []),
      new experiments.VirtualModulesPlugin(
        Object.fromEntries(REPLACED.map(([, name, code]) => [sourceOf(name), code])),
      ),
      ...REPLACED.map(
        ([request, name]) => new NormalModuleReplacementPlugin(request, sourceOf(name)),
      ),
    ],
  };
}
