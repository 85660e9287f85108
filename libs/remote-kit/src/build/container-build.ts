import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, SubresourceIntegrityPlugin } from '@rspack/core';
import { besides } from '../files/besides.ts';
import { type BuildMode, browserBuild } from './browser-build.ts';
import { consumedLibraries } from './consumed-libraries.ts';
import { FederationEsModules } from './federation-es-modules.ts';
import { fetchedEnglishRules } from './fetched-english-loader.ts';
import { INTEGRITY_HASH } from './integrity.ts';
import { leftOutOfContainers } from './left-out.ts';
import type { SharedDependency } from './shared-dependencies.ts';

type Exposes = ConstructorParameters<typeof ModuleFederationPlugin>[0]['exposes'];

/** What a remote and its fallback build alike: a container that consumes the shell's libraries. */
export function containerBuild(options: {
  /** The global name of the container. */
  readonly name: string;
  readonly dir: string;
  /** What the entry's file name begins with. */
  readonly entry: string;
  readonly exposes: NonNullable<Exposes>;
  readonly consumes?: readonly SharedDependency[];
  readonly mode?: BuildMode;
  /** Whether `mf-manifest.json` beside the entry tells the ecosystem's tools what is in it; the shell reads none. */
  readonly isDescribed?: boolean;
}): Configuration {
  const { name, dir, entry, exposes, consumes, mode = 'production', isDescribed = false } = options;
  const isProduction = mode === 'production';
  const base = browserBuild({ dir, mode, hot: !isProduction });
  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: name, publicPath: 'auto' },
    optimization: {
      ...base.optimization,
      // What pages share comes in few files: each costs some 400 bytes of headers, its hash in the
      // entry and another in the registry.
      splitChunks: { minSize: 60_000 },
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...leftOutOfContainers() } },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        ...fetchedEnglishRules(besides(import.meta.url, './fetched-english-loader')),
        {
          // Packages too: what they import of a shared library must be shared.
          test: /\.(?:tsx?|m?js)$/,
          enforce: 'pre',
          use: [{ loader: besides(import.meta.url, './shared-imports-loader') }],
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: isProduction ? `${entry}.[contenthash:10].js` : `${entry}.js`,
        library: { type: 'window', name },
        exposes,
        shared: consumedLibraries(consumes),
        shareStrategy: 'loaded-first',
        manifest: isDescribed,
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      new FederationEsModules(),
      // While somebody works on it, a chunk changes and its entry does not.
      ...(isProduction
        ? [new SubresourceIntegrityPlugin({ hashFuncNames: [INTEGRITY_HASH] })]
        : []),
    ],
  };
}
