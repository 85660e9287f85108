import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSocket, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, type RunningServer } from '../ports/listen.ts';
import { staticFiles } from './static-files.ts';

describe('a server of files', () => {
  let folder: string;
  let server: RunningServer;
  let unreadable: Server;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leafshift-files-'));
    await writeFile(join(folder, 'index.html'), '<p>There</p>');
    // It can be looked at like a file, but not be opened.
    unreadable = createSocket();
    await new Promise<void>((done) => unreadable.listen(join(folder, 'gone.js'), done));
    const files = staticFiles(folder);
    server = await listen(
      createServer((request, response) =>
        files(request, response, () => response.writeHead(404).end()),
      ),
      0,
    );
  });
  afterEach(async () => {
    await server.stop();
    await new Promise((done) => unreadable.close(done));
    await rm(folder, { recursive: true, force: true });
  });

  it('goes on where a file cannot be read any more after it was found', async () => {
    const origin = `http://127.0.0.1:${server.port}`;

    await expect(fetch(`${origin}/gone.js`).then((answer) => answer.text())).rejects.toThrow();

    expect(await (await fetch(`${origin}/index.html`)).text()).toBe('<p>There</p>');
  });
});
