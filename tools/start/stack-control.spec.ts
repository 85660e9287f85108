import type { RunningServer } from '@leafshift/remote-kit/ports/listen';
import {
  type ControlledStack,
  connectToStack,
  controlOfWorker,
  serveStackControl,
} from './stack-control.ts';

describe('a stack under control of tests in another process', () => {
  const done: string[] = [];
  const stack: ControlledStack = {
    portalUrl: 'http://localhost:1',
    apiUrl: 'http://127.0.0.1:2',
    mailFolder: '/mail',
    dataDir: '/data',
    mongodbUri: 'mongodb://127.0.0.1:3/leafshift',
    stopRemote: async (name) => void done.push(`stop ${name}`),
    startRemote: async (name, served) =>
      void done.push(`start ${name} ${served?.folder ?? 'as built'}`),
    publish: () => Promise.reject(new Error('mf-worker has no build')),
  };
  let control: RunningServer & { readonly url: string };

  beforeAll(async () => {
    control = await serveStackControl(stack);
  });

  afterAll(() => control.stop());

  it('says where it is', async () => {
    const described = await connectToStack(control.url);
    expect(described).toMatchObject({
      portalUrl: stack.portalUrl,
      apiUrl: stack.apiUrl,
      mailFolder: stack.mailFolder,
      dataDir: stack.dataDir,
      mongodbUri: stack.mongodbUri,
    });
  });

  it('stops a remote and starts it again, also from another folder', async () => {
    const remote = await connectToStack(control.url);
    await remote.stopRemote('mf-worker');
    await remote.startRemote('mf-worker');
    await remote.startRemote('mf-worker', { folder: '/other' });
    expect(done).toEqual(['stop mf-worker', 'start mf-worker as built', 'start mf-worker /other']);
  });

  it('hands failures on', async () => {
    const remote = await connectToStack(control.url);
    await expect(remote.publish()).rejects.toThrow('publish failed: mf-worker has no build');
  });

  it('says so when no stack was started', async () => {
    await expect(connectToStack('')).rejects.toThrow('No stack was started for these tests');
  });

  it('is one of its own for each worker of the tests', () => {
    const LEAFSHIFT_STACK_CONTROL = 'http://127.0.0.1:1 http://127.0.0.1:2';
    const controls = ['1', '2', '3', undefined].map((JEST_WORKER_ID) =>
      controlOfWorker({ LEAFSHIFT_STACK_CONTROL, JEST_WORKER_ID }),
    );
    expect(controls).toEqual([
      'http://127.0.0.1:1',
      'http://127.0.0.1:2',
      undefined,
      'http://127.0.0.1:1',
    ]);
  });
});
