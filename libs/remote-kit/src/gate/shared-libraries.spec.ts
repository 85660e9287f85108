import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, type RunningServer } from '../ports/listen.ts';
import { readSharedVersions } from './shared-libraries.ts';

describe('what the shell of a portal shares', () => {
  let folder: string;
  let server: RunningServer;
  const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leafshift-shared-'));
    const http = createServer(({ url }, answer) => {
      if (url === '/shared-libraries.json') answer.end('{ "react": "19.3.1" }');
      else if (url === '/page') answer.end('<!doctype html>');
      else if (url === '/list') answer.end('[]');
      else answer.writeHead(404).end();
    });
    server = await listen(http, 0);
  });
  afterEach(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('is read from the portal', async () => {
    expect(await readSharedVersions(at('/shared-libraries.json'))).toEqual({ react: '19.3.1' });
  });

  it.each([
    ['/elsewhere', 'it answered 404'],
    ['/page', 'what is there is no list of libraries'],
    ['/list', 'what is there is no list of libraries'],
  ])('cannot be read from its %s, which is said with the reason', async (path, reason) => {
    await expect(readSharedVersions(at(path))).rejects.toThrow(
      `What the shell shares cannot be read from ${at(path)}: ${reason}. Name the portal with --portal, or the file or address with --shared.`,
    );
  });

  it('cannot be read where no portal answers, which is said', async () => {
    const gone = at('/shared-libraries.json');
    await server.stop();
    await expect(readSharedVersions(gone)).rejects.toThrow(
      `cannot be read from ${gone}: connect E`,
    );
    server = await listen(createServer(), 0);
  });

  it('cannot be read from a shell that is not built, or a file that says something else', async () => {
    const file = join(folder, 'shared-libraries.json');
    const hint = 'Build the shell, or name the file or address with --shared.';
    await expect(readSharedVersions(file)).rejects.toThrow(
      `from ${file}: it is not there. ${hint}`,
    );
    await writeFile(file, 'nothing');
    await expect(readSharedVersions(file)).rejects.toThrow(
      `from ${file}: what is there is no list of libraries. ${hint}`,
    );
  });
});
