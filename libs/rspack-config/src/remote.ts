import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, SubresourceIntegrityPlugin } from '@rspack/core';
import { browserBuild } from './browser-build.ts';
import { EmitJsonPlugin } from './emit-json-plugin.ts';
import { INTEGRITY_HASH } from './integrity.ts';
import { describeBuild, REMOTE_BUILD_FILE } from './remote-build.ts';
import { SCRIPT_PACKAGES_FILE, scriptPackages } from './script-packages.ts';
import {
  fileOf,
  installedVersion,
  requiredRange,
  SHARED_DEPENDENCIES,
} from './shared-dependencies.ts';

/** The one module that a remote exposes. */
export const EXPOSED_MODULE = './remote';

function sharedSettings() {
  return Object.fromEntries(
    SHARED_DEPENDENCIES.map((row) => {
      const { request, package: packageName, singleton, byFile } = row;
      const version = installedVersion(packageName);
      return [
        byFile ? fileOf(row) : request,
        {
          shareKey: request,
          singleton,
          version,
          requiredVersion: requiredRange(version),
          strictVersion: singleton,
          ...(singleton && { import: false as const }),
        },
      ];
    }),
  );
}

/**
 * The build of a remote: one exposed module, `src/remote.tsx`, that borrows the shell's libraries
 * at run time. `dir` is the remote's folder.
 */
export function remoteConfig({ name, dir }: { name: string; dir: string }): Configuration {
  const base = browserBuild({ dir, mode: 'production' });
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      uniqueName: name,
      publicPath: 'auto',
    },
    optimization: {
      ...base.optimization,
      // What pages share comes in few files: each costs some 400 bytes of headers, its hash in the
      // entry and another in the registry.
      splitChunks: { minSize: 60_000 },
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        {
          // Packages too: what they import of a lent library must be lent.
          test: /\.(?:tsx?|m?js)$/,
          enforce: 'pre',
          use: [{ loader: fileURLToPath(import.meta.resolve('./lent-imports-loader.ts')) }],
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remote.[contenthash:10].js',
        library: { type: 'window', name },
        exposes: {
          [EXPOSED_MODULE]: { import: join(dir, 'src/remote.tsx'), name: 'remote-module' },
        },
        shared: sharedSettings(),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: [INTEGRITY_HASH] }),
      new EmitJsonPlugin(REMOTE_BUILD_FILE, describeBuild),
      new EmitJsonPlugin(SCRIPT_PACKAGES_FILE, scriptPackages),
    ],
  };
}
