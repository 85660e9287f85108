import { createServer } from 'node:http';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { rspack } from '@rspack/core';
import { listen } from '../ports/listen.ts';
import { Changes } from '../serve/changes.ts';
import { PathProxy, type ProxyRoute } from '../serve/proxy.ts';
import { staticFiles } from '../serve/static-files.ts';
import { KeptFiles } from './kept-files.ts';
import { pageConfig } from './page-config.ts';

export interface ServedAlone {
  readonly remote: RemoteName;
  readonly folder: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly beside: readonly ProxyRoute[];
  readonly say: (text: string) => void;
}

/**
 * Serves the page `dev/main.tsx` of a remote, builds it after each change, and has open pages loaded
 * anew then. Answers where it is and how to end it.
 */
export async function serveAlone(
  served: ServedAlone,
): Promise<{ readonly url: string; end(): Promise<void> }> {
  const { remote, folder, beside, say } = served;
  const proxy = new PathProxy(beside);
  const config = pageConfig(folder);
  const files = staticFiles(config.output.path);
  const kept = new KeptFiles();
  const changes = new Changes();

  const server = createServer(async (request, response) => {
    if (changes.answer(request, response) || proxy.web(request, response)) return;
    if (await kept.answer(request, response)) return;
    files(request, response, () => {
      request.url = '/index.html';
      files(request, response, () => response.writeHead(503).end('It is being built'));
    });
  });
  const running = await listen(server, served.port);
  const url = `http://localhost:${running.port}`;
  say(`Building ${remote} ...`);
  const compiler = rspack(config);
  compiler.watch({}, (error, stats) => {
    if (error || stats?.hasErrors()) {
      say(error?.message ?? stats?.toString({ preset: 'errors-warnings' }) ?? '');
      return;
    }
    say(`${remote} alone is at ${url}`);
    changes.tell();
  });
  return {
    url,
    end: async () => {
      await new Promise((resolve) => compiler.close(resolve));
      await running.stop();
    },
  };
}
