import { join } from 'node:path';
import { browserBuild } from '@leafshift/rspack-config/browser-build';
import { type Configuration, rspack } from '@rspack/core';
import { workspaceRoot } from '../workspace-paths.ts';

/** A remote alone: `<remote>/dev/main.tsx` with all of its libraries in one page. */
export function pageConfig(remote: string): Configuration {
  const dir = join(workspaceRoot, remote);
  const base = browserBuild({ dir, mode: 'development' });
  return {
    ...base,
    entry: { main: join(dir, 'dev/main.tsx') },
    output: {
      ...base.output,
      path: join(workspaceRoot, '.cache/remote-alone', remote),
      publicPath: '/',
    },
    plugins: [new rspack.HtmlRspackPlugin({ template: join(import.meta.dirname, 'page.html') })],
  };
}
