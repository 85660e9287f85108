import { startSandbox } from './sandbox.ts';

describe('the sandbox', () => {
  it.each([
    [undefined, '127.0.0.1', '127.0.0.2'],
    ['127.0.0.2', '127.0.0.2', '127.0.0.1'],
  ])('listens on %s alone where that is said', async (host, answers, refuses) => {
    const sandbox = await startSandbox(host === undefined ? {} : { host });
    try {
      const health = (at: string) => fetch(`http://${at}:${sandbox.port}/health`);
      expect((await health(answers)).status).toBe(200);
      await expect(health(refuses)).rejects.toThrow('fetch failed');
    } finally {
      await sandbox.stop();
    }
  });
});
