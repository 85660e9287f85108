import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@leafshift/domain/languages';
import { type BuildMode, browserBuild } from '@leafshift/remote-kit/build/browser-build';
import { EmitJsonPlugin } from '@leafshift/remote-kit/build/emit-json-plugin';
import { SCRIPT_PACKAGES_FILE, scriptPackages } from '@leafshift/remote-kit/build/script-packages';
import { SHARED_LIBRARIES_FILE, sharedVersions } from '@leafshift/remote-kit/build/shared-versions';
import { type Configuration, CopyRspackPlugin, DefinePlugin, experiments } from '@rspack/core';
import { routerOfProduction } from './router-of-production.ts';
import {
  onDemandRequests,
  SHARED_LIBRARIES_MODULE,
  sharedLibrariesCode,
  sharedParts,
} from './shared-libraries-module.ts';
import { ShellHtmlPlugin } from './shell-html-plugin.ts';

const INSTALL_REFRESH = createRequire(import.meta.url).resolve(
  '@leafshift/remote-kit/dev/install-refresh',
);

/** What the shell needs of each language but English, by the names of its chunks. */
const TEXTS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map(
  (language) => `texts-${language}`,
);

const LATIN_FONT_LOADER = fileURLToPath(import.meta.resolve('./latin-font-loader.ts'));

/**
 * The build of the shell: no federation plugin, so that its libraries are tree-shaken; it shares
 * them at run time. `dir` is the shell's folder. In development its React can replace the components of
 * remotes in open windows. One build of everything, to compare with, shares nothing.
 */
export function shellConfig({
  dir,
  mode = 'production',
  sharesLibraries = true,
}: {
  dir: string;
  mode?: BuildMode;
  sharesLibraries?: boolean;
}): Configuration {
  const base = browserBuild({ dir, mode });
  const main = join(dir, 'src/main.tsx');
  const sharedLibraries = join(dir, 'src/shared-libraries.generated.ts');
  return {
    ...base,
    entry: {
      'before-paint': join(dir, 'src/before-paint.ts'),
      main: mode === 'production' ? main : [INSTALL_REFRESH, main],
      // Its address says whose it is, so that a browser always finds the newest one.
      'service-worker': {
        import: join(dir, 'src/service-worker/service-worker.ts'),
        filename: 'service-worker.js',
      },
    },
    output: { ...base.output, uniqueName: 'shell', publicPath: '/' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        ...(mode === 'production' && routerOfProduction()),
        [`${SHARED_LIBRARIES_MODULE}$`]: sharedLibraries,
      },
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /inter-latin-wght-normal\.woff2$/,
          use: [LATIN_FONT_LOADER],
          type: 'asset/resource',
          // Two files are made of this one, in development too.
          generator: { filename: 'assets/[name].[contenthash:10][ext]' },
        },
      ],
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        // Each file costs some 400 bytes of headers, and its hash in the first script.
        minSize: 30_000,
        cacheGroups: {
          // Shared on demand and part of the pickers as well: once for both.
          dayjs: { test: /[\\/]node_modules[\\/]dayjs[\\/]dayjs/, chunks: 'async', enforce: true },
          // Members fetch both of these: what they have alike stands in one file.
          session: {
            test: /[\\/]libs[\\/](?:contracts|domain)[\\/]/,
            chunks: ({ name }) => name === 'portal' || name === 'calls',
            minChunks: 2,
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new experiments.VirtualModulesPlugin({
        [sharedLibraries]: sharedLibrariesCode(),
        ...Object.fromEntries(
          Object.entries(sharedParts()).map(([file, code]) => [join(dir, 'src', file), code]),
        ),
      }),
      new DefinePlugin({
        // The runtime's parts for manifests, for Node and for its own debugging stay out.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      }),
      new CopyRspackPlugin({ patterns: [{ from: join(dir, 'public'), noErrorOnMissing: true }] }),
      new EmitJsonPlugin(SHARED_LIBRARIES_FILE, sharedVersions),
      new EmitJsonPlugin(SCRIPT_PACKAGES_FILE, scriptPackages),
      new ShellHtmlPlugin({
        template: join(dir, 'src/index.html'),
        inlineEntry: 'before-paint',
        entry: 'main',
        preloadable: ['portal', 'calls', 'login', ...TEXTS],
        libraries: sharesLibraries ? onDemandRequests() : [],
      }),
    ],
  };
}
