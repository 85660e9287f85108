import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { rspack } from '@rspack/core';
import config from './rspack.config.ts';

// node mf-worker/dev/serve.ts [port]: this remote alone, built anew after each change.
const DEFAULT_PORT = 4280;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const port = Number(process.argv[2] ?? DEFAULT_PORT);
const folder = config.output?.path ?? '';
const say = (text: string) => process.stdout.write(`${text}\n`);

rspack(config).watch({}, (error, stats) => {
  say(error?.message ?? stats?.toString({ preset: 'errors-warnings' }) ?? '');
  say(`http://localhost:${port}/home`);
});

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const asked = join(folder, normalize(pathname));
  const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html');
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}).listen(port);
