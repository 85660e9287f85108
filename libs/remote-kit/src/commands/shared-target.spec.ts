import { sharesOf } from '../releases/registry-entry.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { aReleaseContext, inABucket, inAFolder } from '../testing/a-release-context.ts';
import { check } from './check.ts';
import { list } from './list.ts';
import { release } from './release.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';

const KIND = { type: 'application/json', cacheControl: 'no-store' };

describe.each([
  ['a folder', inAFolder],
  ['a bucket', inABucket],
])('releases in %s that others write to as well', (_what, open) => {
  let store: ReleaseStore;
  let end: () => Promise<void>;
  let said: string[];

  const context = (text: string, says = 'one') => {
    const [, remote = ''] = text.split(' ');
    return aReleaseContext({
      ...{ remote, store, text, build: { says } },
      say: (line) => said.push(line),
    });
  };
  const releaseOf = (says: string) => release(context('release mf-worker', says));
  const shares = async () => sharesOf(await store.entry('mf-worker'));
  const write = async (path: string, text: string) => {
    const version = (await store.target.read(path))?.version ?? null;
    await store.target.replace(path, text, version, KIND);
  };

  beforeEach(async () => {
    const opened = await open();
    end = opened.end;
    store = new ReleaseStore(opened.target);
    said = [];
  });
  afterEach(() => end());

  it('go on where the file of another team is damaged, and say whose pages nobody knows', async () => {
    await write('remotes/trainings.json', '{ "releases');
    await releaseOf('one');
    expect(await shares()).toEqual({ current: 1, canary: null });
    expect(said.join('\n')).toContain('Nobody knows which pages are those of trainings');
    await check(context('check mf-worker'));
    await expect(retire(context('retire trainings'))).rejects.toThrow('trainings.json');
  });

  it('go on where newer tools have written the file of another team, and heed its pages', async () => {
    await releaseOf('one');
    const entry = (await store.entry('mf-worker'))!;
    await retire(context('retire mf-worker'));
    await write('remotes/trainings.json', JSON.stringify({ ...entry, waves: [10, 50] }));

    await expect(releaseOf('two')).rejects.toThrow('the page /home is one of trainings already');
    await list(context('list trainings'));
    expect(said).toContain('trainings: everybody gets release 1.');
    await expect(retire(context('retire trainings'))).rejects.toThrow('of newer tools than these');
  });

  it('have a history that tools of another age can read', async () => {
    await releaseOf('one');
    await releaseOf('two');
    const [first] = await store.history('mf-worker');
    const newer = { ...first, action: 'freeze', until: 'tomorrow' };
    await store.target.create('history/mf-worker/000003.json', Buffer.from(JSON.stringify(newer)), {
      type: 'application/json',
      cacheControl: 'no-store',
    });
    await list(context('list mf-worker'));
    expect(said.at(-1)).toContain('freeze by kim: no release -> 1');
    await rollback(context('rollback mf-worker'));
    expect(await shares()).toEqual({ current: 1, canary: null });
  });

  it('are not retired with what somebody has changed at that moment', async () => {
    await releaseOf('one');
    const { target } = store;
    const remove = target.removeUnchanged.bind(target);
    target.removeUnchanged = async (path, version) => {
      target.removeUnchanged = remove;
      await releaseOf('two');
      return remove(path, version);
    };
    await retire(context('retire mf-worker'));
    expect(await store.history('mf-worker')).toMatchObject([
      { action: 'release' },
      { action: 'release', after: { current: 2 } },
      { action: 'retire', before: { current: 2 } },
    ]);
    expect(await store.entry('mf-worker')).toBeUndefined();
  });
});
