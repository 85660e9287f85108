import { createServer } from 'node:http';
import { listen, type RunningServer } from '@leafshift/remote-kit/ports/listen';
import { askInTurn } from './ask-in-turn.ts';

const PATIENCE_MS = 1_500;

describe('servers that are asked one after another', () => {
  const running: RunningServer[] = [];
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop();
  });

  /** One that answers with a status and nothing else; with none it never answers. */
  const serverWith = async (status?: number): Promise<URL> => {
    const server = createServer((_request, response) => {
      if (status !== undefined) response.writeHead(status).end();
    });
    const listening = await listen(server, 0);
    running.push(listening);
    return new URL(`http://127.0.0.1:${listening.port}`);
  };
  const nobody = new URL('http://127.0.0.1:1');
  const statusOf = async (...urls: URL[]) => (await askInTurn(urls, {}, PATIENCE_MS)).status;

  it.each([502, 503, 504])('pass on to the next what one answers with %d', async (status) => {
    expect(await statusOf(await serverWith(status), await serverWith(200))).toBe(200);
  });

  it('answer for one that is not there, or silent', async () => {
    expect(await statusOf(nobody, await serverWith(), await serverWith(200))).toBe(200);
  });

  it.each([404, 500])('keep to an answer that another would give, too: %d', async (status) => {
    expect(await statusOf(await serverWith(status), await serverWith(200))).toBe(status);
  });

  it('give the last answer, or the last failure, when none can', async () => {
    expect(await statusOf(nobody, await serverWith(503))).toBe(503);
    await expect(statusOf(await serverWith(503), nobody)).rejects.toThrow('fetch failed');
    await expect(askInTurn([await serverWith()], {}, 50)).rejects.toThrow('timeout');
  });
});
