import '../process/end-with-parent.ts';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { requireFreePort } from '../ports/require-free-port.ts';
import { describeFailure } from '../process/plain-failure.ts';
import { startSandbox } from '../sandbox-payments/sandbox.ts';
import { listen } from '../serve/listen.ts';
import { PathProxy } from '../serve/proxy.ts';
import { staticFiles } from '../serve/static-files.ts';
import { workspaceRoot } from '../workspace-paths.ts';
import { KeptFiles } from './kept-files.ts';
import { type AloneOptions, aloneOptions, USAGE } from './options.ts';
import { pageConfig } from './page-config.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

// npm run qa -- mf-worker: one remote on a fake shell and a mocked API, with the real payment
// sandbox behind /stripe-sandbox; built anew after each change.
try {
  const options = aloneOptions(process.argv.slice(2));
  if (options === 'help') say(USAGE);
  else await serve(options);
} catch (failure) {
  process.stderr.write(`${describeFailure(failure)}\n`);
  process.exitCode = 1;
}

async function serve({ remote, port }: AloneOptions): Promise<void> {
  await requireFreePort({ port, purpose: `${remote} alone`, setting: '--port' });
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
  say(`Building ${remote} ...`);
  rspack(config).watch({}, (error, stats) => {
    const problems = error?.message ?? stats?.toString({ preset: 'errors-warnings' }) ?? '';
    if (problems) say(problems);
    say(`${remote} alone is at ${origin}`);
  });
}
