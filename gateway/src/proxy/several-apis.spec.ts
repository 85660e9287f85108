import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, type RunningServer } from '@leafshift/remote-kit/ports/listen';
import { aGateway, type ListeningGateway } from '../testing/a-gateway.ts';

/** A process of the API that says its name, and what it was asked. */
class Process {
  status = 200;
  readonly asked: string[] = [];
  readonly name: string;
  server: RunningServer | undefined;

  constructor(name: string) {
    this.name = name;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.asked.push(`${request.method} ${request.url}`);
      response.writeHead(this.status, { 'x-process': this.name, 'retry-after': '7' });
      response.end(this.name);
    });
    this.server = await listen(server, 0);
  }

  async stop(): Promise<void> {
    await this.server?.stop();
    this.server = undefined;
  }
}

describe('several processes of the API', () => {
  let folder: string;
  let one: Process;
  let other: Process;
  let gateway: ListeningGateway;

  const send = async (method: string) => {
    const answer = await fetch(`${gateway.url}/api/posts?limit=2`, { method });
    return [answer.status, answer.status === 200 ? await answer.text() : ''];
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-'));
    await writeFile(join(folder, 'index.html'), '<title>Leafshift</title>');
    one = new Process('one');
    other = new Process('other');
    await one.start();
    await other.start();
    const origins = [one, other].map(({ server }) => `http://127.0.0.1:${server?.port}`);
    gateway = await aGateway({ shellFolder: folder, proxied: [{ path: '/api', origins }] });
  });
  afterEach(async () => {
    await gateway.stop();
    await one.stop();
    await other.stop();
    await rm(folder, { recursive: true });
  });

  it('answer for one that is gone, and what changes something goes there from then on', async () => {
    expect(await send('GET')).toEqual([200, 'one']);
    await one.stop();
    expect(await send('GET')).toEqual([200, 'other']);
    expect(await send('POST')).toEqual([200, 'other']);
  });

  it('answer for one that is being replaced, of which nothing is sent', async () => {
    one.status = 503;
    const answer = await fetch(`${gateway.url}/api/posts?limit=2`);
    expect(await answer.text()).toBe('other');
    expect(answer.headers.get('x-process')).toBe('other');
    expect(other.asked).toEqual(['GET /api/posts?limit=2']);
  });

  it('are asked by one alone for what changes something, which might be done twice', async () => {
    one.status = 503;
    expect(await send('POST')).toEqual([503, '']);
    expect(other.asked).toEqual([]);
    expect(await send('POST')).toEqual([200, 'other']);
  });

  it('say so when none of them can answer', async () => {
    one.status = 503;
    await other.stop();
    const answer = await fetch(`${gateway.url}/api/posts`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'DEPENDENCY_DOWN' });
  });
});
