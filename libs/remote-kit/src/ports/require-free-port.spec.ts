import { createServer } from 'node:net';
import { freePort, isPortFree, portTakenSentence, requireFreePort } from './require-free-port.ts';

async function listening(port: number): Promise<AsyncDisposable> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

describe('a port that we need', () => {
  it('is free when nothing listens there', async () => {
    const port = await freePort();
    expect(await isPortFree(port)).toBe(true);
    await expect(requireFreePort({ port, purpose: 'the portal' })).resolves.toBeUndefined();
  });

  it('is chosen among those that no connection which goes out is given', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, freePort));
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });

  it('is refused with the number, the purpose and the process that holds it', async () => {
    const port = await freePort();
    await using _holder = await listening(port);
    await expect(requireFreePort({ port, purpose: 'the portal', setting: 'PORT' })).rejects.toThrow(
      new RegExp(`^Port ${port}, needed for the portal, is taken by process ${process.pid} `),
    );
  });
});

describe('the sentence for a taken port', () => {
  const needed = { port: 4300, purpose: 'the API', setting: 'API_PORT' };

  it('says whom to stop and which setting moves it', () => {
    expect(portTakenSentence(needed, { pid: 17, command: 'python3 -m http.server' })).toBe(
      'Port 4300, needed for the API, is taken by process 17 (python3 -m http.server): ' +
        'stop it, or choose another port with API_PORT.',
    );
  });

  it('still says what to do when the holder is unknown', () => {
    expect(portTakenSentence({ port: 4300, purpose: 'the API' }, undefined)).toBe(
      'Port 4300, needed for the API, is taken by another process: stop it.',
    );
  });
});
