import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RspackOptions, rspack } from '@rspack/core';
import { browserBuild } from '../build/browser-build.ts';
import { PlainFailure } from '../process/plain-failure.ts';

type PageConfig = RspackOptions & { readonly output: { readonly path: string } };

/**
 * A remote alone: `dev/main.tsx` with all of its libraries in one page. Throws a PlainFailure when the
 * remote has no such file.
 */
export function pageConfig(folder: string): PageConfig {
  const main = join(folder, 'dev/main.tsx');
  if (!existsSync(main)) throw new PlainFailure(`${main} is missing: it says what is shown.`);
  const base = browserBuild({ dir: folder, mode: 'development' });
  return {
    ...base,
    entry: { main },
    output: {
      ...base.output,
      path: join(folder, 'node_modules/.cache/leafshift/alone'),
      publicPath: '/',
    },
    plugins: [new rspack.HtmlRspackPlugin({ template: join(import.meta.dirname, 'page.html') })],
  };
}
