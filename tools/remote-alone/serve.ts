import { createServer } from 'node:http';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { startSandbox } from '../sandbox-payments/sandbox.ts';
import { listen } from '../serve/listen.ts';
import { PathProxy } from '../serve/proxy.ts';
import { staticFiles } from '../serve/static-files.ts';
import { workspaceRoot } from '../workspace-paths.ts';
import { KeptFiles } from './kept-files.ts';
import { pageConfig } from './page-config.ts';

// node tools/remote-alone/serve.ts mf-worker [port]: one remote on a fake shell and a mocked API,
// with the real payment sandbox behind /stripe-sandbox; built anew after each change.
const DEFAULT_PORT = 4290;
const say = (text: string) => process.stdout.write(`${text}\n`);

const [remote, givenPort] = process.argv.slice(2);
if (!remote) {
  say('Which remote? As in: node tools/remote-alone/serve.ts mf-worker');
  process.exit(1);
}

const port = Number(givenPort ?? DEFAULT_PORT);
const origin = `http://localhost:${port}`;
const sandbox = await startSandbox({ publicUrl: `${origin}/stripe-sandbox` });
const proxy = new PathProxy([{ path: '/stripe-sandbox', origin: sandbox.url }]);
const config = pageConfig(remote);
const files = staticFiles(config.output?.path ?? join(workspaceRoot, '.cache'));
const kept = new KeptFiles();

const server = createServer(async (request, response) => {
  if (proxy.web(request, response) || (await kept.answer(request, response))) return;
  files(request, response, () => {
    request.url = '/index.html';
    files(request, response, () => response.writeHead(503).end('It is being built'));
  });
});
await listen(server, port);

rspack(config).watch({}, (error, stats) => {
  say(error?.message ?? stats?.toString({ preset: 'errors-warnings' }) ?? '');
  say(`${remote} is at ${origin}`);
});
