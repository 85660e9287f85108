import { join } from 'node:path';
import { browserBuild } from '@leafshift/remote-kit/build/browser-build';
import { type Configuration, HtmlRspackPlugin } from '@rspack/core';

const base = browserBuild({ dir: import.meta.dirname, mode: 'development' });

/** The gallery of the shared components; see gallery.ts. */
const gallery: Configuration = {
  ...base,
  entry: join(import.meta.dirname, 'main.tsx'),
  output: { ...base.output, path: join(import.meta.dirname, '../dist'), publicPath: '/' },
  plugins: [new HtmlRspackPlugin({ template: join(import.meta.dirname, 'index.html') })],
};

export default gallery;
