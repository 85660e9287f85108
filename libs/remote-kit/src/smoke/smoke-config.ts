import { join } from 'node:path';
import { experiments, type RspackOptions, rspack } from '@rspack/core';
import { browserBuild } from '../build/browser-build.ts';
import type { RemoteBuild } from '../build/remote-build.ts';
import { installedVersion, SHARED_DEPENDENCIES } from '../build/shared-dependencies.ts';
import { besides } from '../files/besides.ts';

/** Where the server of the opened page has the files of the build. */
export const BUILD_PATH = '/build/';

/** It has markup: `.tsx` in this workspace, `.js` in the published package. */
const SHOW_BUILD = besides(import.meta.url, './show-build').replace(/\.ts$/, '.tsx');

const packageOf = (request: string): string =>
  SHARED_DEPENDENCIES.find((row) =>
    row.request.endsWith('/') ? request.startsWith(row.request) : request === row.request,
  )?.package ?? request;

/** The code of the page: what it has to know of the build. */
function pageCode({ manifest, entry, shared }: RemoteBuild): string {
  const lent = shared.map(({ request }) => {
    const version = JSON.stringify(installedVersion(packageOf(request)));
    const module = JSON.stringify(request);
    return `    { request: ${module}, version: ${version}, load: () => import(${module}) },`;
  });
  return [
    `import { showBuild } from ${JSON.stringify(SHOW_BUILD)};`,
    'await showBuild({',
    `  name: ${JSON.stringify(manifest.name)},`,
    `  entry: location.origin + ${JSON.stringify(`${BUILD_PATH}${entry}`)},`,
    '  lent: [',
    ...lent,
    '  ],',
    '});',
  ].join('\n');
}

/** The page that opens a finished build, built into `output`. */
export function smokeConfig(build: RemoteBuild, output: string): RspackOptions {
  const dir = import.meta.dirname;
  const base = browserBuild({ dir, mode: 'production' });
  const page = join(dir, 'opened-build.js');
  return {
    ...base,
    entry: { main: page },
    output: { ...base.output, path: output, publicPath: '/' },
    optimization: { ...base.optimization, minimize: false },
    plugins: [
      new experiments.VirtualModulesPlugin({ [page]: pageCode(build) }),
      new rspack.HtmlRspackPlugin({ template: join(dir, '../alone/page.html') }),
    ],
    infrastructureLogging: { level: 'error' },
  };
}
