import { join } from 'node:path';
import { browserBuild } from '@leafshift/rspack-config/browser-build';
import { type Configuration, rspack } from '@rspack/core';

const dir = join(import.meta.dirname, '..');
const base = browserBuild({ dir, mode: 'development' });

/** This remote alone: all of its libraries in one page, with a shell and an API that are not real. */
const config: Configuration = {
  ...base,
  entry: { main: join(import.meta.dirname, 'main.tsx') },
  output: { ...base.output, path: join(dir, '../.cache/dev/mf-worker'), publicPath: '/' },
  plugins: [new rspack.HtmlRspackPlugin({ template: join(import.meta.dirname, 'index.html') })],
};

export default config;
