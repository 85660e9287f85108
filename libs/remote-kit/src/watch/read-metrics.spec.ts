import { createServer } from 'node:http';
import { listen, type RunningServer } from '../ports/listen.ts';
import { readMetrics } from './read-metrics.ts';

const TOKEN = 'a-token-of-operators';
const METRICS = '# TYPE leafshift_remote_loads_total counter\n';

describe('the metrics of a portal', () => {
  let server: RunningServer;
  const read = (paths: readonly string[], token: string | undefined, signal?: AbortSignal) =>
    readMetrics(
      { addresses: paths.map((path) => `http://127.0.0.1:${server.port}${path}`), token },
      signal,
    );

  beforeEach(async () => {
    const http = createServer(({ url, headers }, answer) => {
      const isAllowed = url === '/open' || headers.authorization === `Bearer ${TOKEN}`;
      if (url === '/never') return;
      if (url === '/nothing') answer.writeHead(404).end();
      else if (url === '/portal') answer.end('<!doctype html>');
      else if (isAllowed) answer.end(METRICS + url);
      else answer.writeHead(401).end();
    });
    server = await listen(http, 0);
  });
  afterEach(() => server.stop());

  it('are read of each process, in the order of their addresses', async () => {
    expect(await read(['/open', '/b'], TOKEN)).toEqual([`${METRICS}/open`, `${METRICS}/b`]);
  });

  it('are read without a token where they want none', async () => {
    expect(await read(['/open'], undefined)).toEqual([`${METRICS}/open`]);
  });

  it.each([
    ['want a token', '/metrics', undefined, 'it answered 401 (METRICS_TOKEN is missing'],
    ['want another token', '/metrics', 'guessed', 'it answered 401 (METRICS_TOKEN is missing'],
    ['are hidden', '/nothing', TOKEN, 'it answered 404 (they are at the metrics port'],
    ['are something else', '/portal', TOKEN, 'what it answers is not of an API process'],
  ])('say why they cannot be read where they %s', async (_what, path, token, sentence) => {
    const address = `http://127.0.0.1:${server.port}${path}`;
    await expect(read(['/open', path], token)).rejects.toThrow(
      `The metrics at ${address} cannot be read: ${sentence}`,
    );
  });

  it('say so where nobody answers', async () => {
    const { port, stop } = await listen(createServer(), 0);
    await stop();
    await expect(
      readMetrics({ addresses: [`http://127.0.0.1:${port}/metrics`], token: undefined }),
    ).rejects.toThrow('ECONNREFUSED');
  });

  it('are not waited for by who has ended the watch', async () => {
    await expect(read(['/never'], TOKEN, AbortSignal.abort())).rejects.toThrow('cannot be read');
  });
});
