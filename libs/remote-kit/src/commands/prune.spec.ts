import { sharesOf } from '../releases/registry-entry.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { aReleaseContext, inABucket, inAFolder } from '../testing/a-release-context.ts';
import { canary } from './canary.ts';
import type { ReleaseContext } from './command.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';

const DAY_MS = 24 * 3_600_000;
const FILE = { type: 'text/javascript', cacheControl: 'no-store' };

describe.each([
  ['a folder', inAFolder],
  ['a bucket', inABucket],
])('old releases of one remote in %s', (_what, open) => {
  let store: ReleaseStore;
  let end: () => Promise<void>;
  let said: string[];
  /** How many days after the files were written commands are given. */
  let days: number;
  let seconds: number;

  const now = () => {
    seconds += 1;
    return new Date(Date.now() + days * DAY_MS + seconds * 1000);
  };
  const context = (text: string, says = '') =>
    aReleaseContext({
      store,
      text,
      build: { says },
      now,
      say: (line) => said.push(line),
    });
  const run = (command: (context: ReleaseContext) => Promise<void>, text: string) =>
    command(context(text));
  const releaseMany = async (count: number): Promise<void> => {
    for (let made = 0; made < count; made += 1) {
      await release(context('release mf-worker', `build ${made}`));
    }
  };
  const pruned = async (text: string): Promise<string[]> => {
    said = [];
    await run(prune, `prune mf-worker ${text}`);
    return said;
  };
  const numbers = () => store.numbers('mf-worker');
  const shares = async () => sharesOf(await store.entry('mf-worker'));

  beforeEach(async () => {
    const opened = await open();
    end = opened.end;
    store = new ReleaseStore(opened.target);
    said = [];
    days = 0;
    seconds = 0;
  });
  afterEach(() => end());

  it('go with all their files, and the command says which went and why others stay', async () => {
    await releaseMany(6);
    days = 8;

    expect(await pruned('--keep 2')).toEqual([
      'mf-worker: releases 1, 2, 3 are removed.',
      '  kept for those who get them: 6',
      '  kept for rollbacks: 4, 5',
    ]);
    const paths = await store.target.list('mf-worker/');
    expect([...new Set(paths.map((path) => path.split('/')[1]))]).toEqual(['4', '5', '6']);
    expect(await pruned('--keep 2')).toContain('mf-worker: nothing to remove.');
  });

  it('stay as far as so many rollbacks lead, whatever was released between', async () => {
    await releaseMany(6);
    await run(promote, 'promote mf-worker --release 1');
    await run(promote, 'promote mf-worker --release 2');
    days = 8;

    expect(await pruned('--keep 2')).toEqual([
      'mf-worker: releases 3, 4 are removed.',
      '  kept for those who get them: 2',
      '  kept for rollbacks: 1, 6',
      '  kept as the newest: 5',
    ]);
    for (const before of [1, 6]) {
      await run(rollback, 'rollback mf-worker');
      expect(await shares()).toEqual({ current: before, canary: null });
    }
  });

  it('stay while anybody gets them: the current one, the canary and those of pinned users', async () => {
    await releaseMany(6);
    await run(promote, 'promote mf-worker --release 1');
    await run(canary, 'canary mf-worker --percent 10 --release 2');
    await pin('a-tester', 3);
    days = 8;

    expect(await pruned('--keep 1')).toEqual([
      'mf-worker: releases 4, 5 are removed.',
      '  kept for those who get them: 1, 2, 3',
      '  kept for rollbacks: 6',
    ]);
  });

  it('stay for seven days after somebody was last given them, or after they were published', async () => {
    await releaseMany(2);
    days = 30;
    // A release of a month ago, which everybody had until this moment.
    await run(promote, 'promote mf-worker --release 1');
    await run(promote, 'promote mf-worker --release 2');
    await releaseOn(30, 'three');
    days = 36;

    expect(await pruned('--keep 1')).toEqual([
      'mf-worker: nothing to remove.',
      '  kept for those who get them: 3',
      '  kept for rollbacks: 2',
      '  kept for windows of the last 7 days: 1',
    ]);
    days = 38;
    expect(await pruned('--keep 1')).toContain('mf-worker: release 1 is removed.');
  });

  it('go although they are young when that is asked for, and still not those in use', async () => {
    await releaseMany(4);

    expect(await pruned('--keep 1')).toContain('mf-worker: nothing to remove.');
    expect(await pruned('--keep 1 --even-young')).toContain(
      'mf-worker: releases 1, 2 are removed.',
    );
    expect(await shares()).toEqual({ current: 4, canary: null });
  });

  it('leave the newest alone, which may wait to be given to somebody, and no number comes twice', async () => {
    await releaseMany(1);
    for (const says of ['two', 'three']) await release(context('release mf-worker --hold', says));
    days = 8;

    expect(await pruned('--keep 1')).toContain('  kept as the newest: 3');
    expect(await numbers()).toEqual([1, 3]);
    await release(context('release mf-worker', 'four'));
    expect(await shares()).toEqual({ current: 4, canary: null });
  });

  it('leave other remotes alone', async () => {
    await releaseMany(3);
    const other = 'mf-worker-else/1/remote.js';
    await store.target.create(other, Buffer.from('other'), FILE);
    days = 8;
    await pruned('--keep 1');
    expect(await store.target.read(other)).toMatchObject({ text: 'other' });
  });

  it('take with them what a stopped command left behind, but not what is being published', async () => {
    await releaseMany(2);
    await store.target.remove('mf-worker/1/release.json');
    expect(await pruned('--keep 1 --even-young')).toContain('mf-worker: nothing to remove.');
    expect(await store.incomplete('mf-worker')).toEqual([1]);
    days = 8;

    expect(await pruned('--keep 1')).toContain('mf-worker: release 1 is removed.');
    expect(await store.incomplete('mf-worker')).toEqual([]);
  });

  it('stay when they are given to somebody at the moment when they would go', async () => {
    await releaseMany(3);
    days = 8;
    const read = store.history.bind(store);
    store.history = async (remote) => {
      const records = await read(remote);
      store.history = read;
      await run(promote, 'promote mf-worker --release 1');
      return records;
    };

    expect(await pruned('--keep 1')).toContain(
      'mf-worker: release 1 was given to somebody a moment ago, and stays.',
    );
    expect(await shares()).toEqual({ current: 1, canary: null });
    expect(await store.get('mf-worker', 1)).toMatchObject({ number: 1 });
  });

  async function releaseOn(day: number, says: string): Promise<void> {
    days = day;
    await release(context('release mf-worker', says));
  }

  async function pin(user: string, number: number): Promise<void> {
    const pinned = await store.get('mf-worker', number);
    await store.put('mf-worker', (entry) => ({
      current: pinned.id,
      ...entry,
      releases: { ...entry?.releases, [pinned.id]: pinned },
      pins: { [user]: pinned.id },
    }));
  }
});
