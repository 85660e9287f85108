import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { rspack } from '@rspack/core';
import gallery from './rspack.config.ts';

// node libs/ui/dev/gallery.ts: every shared component at http://localhost:4260, rebuilt on change.
const PORT = 4260;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const folder = join(import.meta.dirname, '../dist');

rspack(gallery).watch({}, (error, stats) => {
  const report = error?.message ?? stats?.toString({ preset: 'errors-warnings' });
  process.stdout.write(`${report || `Built in ${stats?.toJson({ timings: true }).time} ms`}\n`);
});

createServer((request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  const file = extname(path) === '' ? '/index.html' : path;
  const stream = createReadStream(join(folder, file));
  stream.on('error', () => response.writeHead(404).end());
  stream.once('open', () => {
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    stream.pipe(response);
  });
}).listen(PORT, () => process.stdout.write(`The gallery is at http://localhost:${PORT}\n`));
