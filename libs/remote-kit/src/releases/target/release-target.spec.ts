import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Double } from '../../../../../tools/s3-double/s3-double.ts';
import { BucketTarget } from './bucket-target.ts';
import { FolderTarget } from './folder-target.ts';
import type { ReleaseTarget } from './release-target.ts';

const KIND = { type: 'application/json', cacheControl: 'no-store' };

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'leafshift-releases-'));
  return {
    target: new FolderTarget(folder),
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

async function aBucket() {
  const store = await startS3Double();
  const { bucket, endpoint, region, credentials } = store;
  const target = new BucketTarget({ bucket, prefix: 'portal/', endpoint, region, ...credentials });
  return { target, end: () => store.stop() };
}

describe.each([
  ['a folder', aFolder],
  ['a bucket', aBucket],
])('releases in %s', (_what, open) => {
  let target: ReleaseTarget;
  let end: () => Promise<void>;

  beforeEach(async () => {
    ({ target, end } = await open());
  });
  afterEach(() => end());

  const create = (path: string, text: string) => target.create(path, Buffer.from(text), KIND);

  it('are written once and never again', async () => {
    expect(await create('mf-worker/1/remote.js', 'one')).toBe(true);
    expect(await create('mf-worker/1/remote.js', 'two')).toBe(false);
    expect(await target.read('mf-worker/1/remote.js')).toMatchObject({ text: 'one' });
  });

  it('are listed in order, by how their path begins', async () => {
    for (const path of ['mf-worker/2/b.js', 'mf-worker/1/a.js', 'mf-employer/1/a.js']) {
      await create(path, path);
    }
    expect(await target.list('mf-worker/')).toEqual(['mf-worker/1/a.js', 'mf-worker/2/b.js']);
    expect(await target.list('mf-onboarding/')).toEqual([]);
  });

  it('have a registry that is only replaced by whoever has read it last', async () => {
    expect(await target.read('remotes.json')).toBeNull();
    expect(await target.replace('remotes.json', 'one', null, KIND)).toBe(true);
    expect(await target.replace('remotes.json', 'two', null, KIND)).toBe(false);
    const { version } = (await target.read('remotes.json'))!;

    const both = await Promise.all([
      target.replace('remotes.json', 'mine', version, KIND),
      target.replace('remotes.json', 'theirs', version, KIND),
    ]);

    expect(both.filter(Boolean)).toHaveLength(1);
    expect((await target.read('remotes.json'))?.text).toBe(both[0] ? 'mine' : 'theirs');
  });

  it('can be removed', async () => {
    await create('mf-worker/1/a.js', 'a');
    await target.remove('mf-worker/1/a.js');
    expect(await target.list('mf-worker/')).toEqual([]);
  });

  it('are removed on the condition that nobody has changed them', async () => {
    await target.replace('remotes/a.json', 'one', null, KIND);
    const { version } = (await target.read('remotes/a.json'))!;
    await target.replace('remotes/a.json', 'two', version, KIND);
    expect(await target.removeUnchanged('remotes/a.json', version)).toBe(false);
    const now = (await target.read('remotes/a.json'))!;
    expect(now.text).toBe('two');
    expect(await target.removeUnchanged('remotes/a.json', now.version)).toBe(true);
    expect(await target.read('remotes/a.json')).toBeNull();
  });

  it('know when they were written', async () => {
    const before = Date.now();
    await create('mf-worker/1/a.js', 'a');

    const at = (await target.writtenAt('mf-worker/1/a.js'))?.getTime() ?? 0;

    // A store's times have no parts of a second.
    expect(at).toBeGreaterThan(before - 1001);
    expect(at).toBeLessThan(Date.now() + 1001);
    expect(await target.writtenAt('mf-worker/2/a.js')).toBeNull();
  });

  it('can be removed by folder, with what is not listed, and no other whose name begins so', async () => {
    for (const path of ['mf-worker/1/.taken', 'mf-worker/1/assets/a.svg', 'mf-worker/12/a.js']) {
      await create(path, path);
    }
    await target.removeFolder('mf-worker/1/');
    await target.removeFolder('mf-worker/7/');
    expect(await target.list('mf-worker/')).toEqual(['mf-worker/12/a.js']);
    expect(await create('mf-worker/1/.taken', 'free again')).toBe(true);
  });
});

describe('a folder of releases', () => {
  it('is not blocked by the lock of somebody who was killed, and keeps no drafts', async () => {
    const { target, end } = await aFolder();
    const lock = join(target.name, '.remotes.json.lock');
    await writeFile(lock, '');
    const { utimes } = await import('node:fs/promises');
    await utimes(lock, new Date(0), new Date(0));

    expect(await target.replace('remotes.json', 'one', null)).toBe(true);
    expect(await readdir(target.name)).toEqual(['remotes.json']);
    await end();
  });
});

it('says plainly that a bucket cannot be used', async () => {
  const store = await startS3Double();
  const { bucket, endpoint, region, credentials } = store;
  const guessed = { accessKeyId: credentials.accessKeyId, secretAccessKey: 'guessed' };
  const target = new BucketTarget({ bucket, prefix: '', endpoint, region, ...guessed });
  await expect(target.read('remotes.json')).rejects.toThrow(`s3://${bucket}/ cannot be used`);
  await store.stop();
});
