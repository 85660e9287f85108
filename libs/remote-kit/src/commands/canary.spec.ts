import { sharesOf } from '../releases/registry-entry.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { aReleaseContext, inAFolder } from '../testing/a-release-context.ts';
import { canary } from './canary.ts';
import { release } from './release.ts';

describe('a canary beside one that runs', () => {
  let store: ReleaseStore;
  let end: () => Promise<void>;
  let said: string[];

  const context = (text: string, says: string) =>
    aReleaseContext({
      store,
      text,
      build: { says },
      say: (line) => said.push(line),
    });
  const run = (text: string, says: string) => canary(context(text, says));
  const shares = async () => sharesOf(await store.entry('mf-worker'));

  beforeEach(async () => {
    const opened = await inAFolder();
    end = opened.end;
    store = new ReleaseStore(opened.target);
    said = [];
    await release(context('release mf-worker', 'one'));
    await run('canary mf-worker --percent 10', 'two');
  });
  afterEach(() => end());

  it('is refused where the build is another than it, and nobody gets another release', async () => {
    await expect(run('canary mf-worker --percent 50', 'two, mended')).rejects.toThrow(
      'Release 2 is the canary of mf-worker, and this build is release 3: say which one with --release 2 or --release 3.',
    );
    expect(await shares()).toEqual({ current: 1, canary: { number: 2, percent: 10 } });

    await run('canary mf-worker --percent 50 --release 3', 'two, mended');
    expect(await shares()).toEqual({ current: 1, canary: { number: 3, percent: 50 } });
  });

  it('is the same one for more users where the build is it', async () => {
    await run('canary mf-worker --percent 50', 'two');
    expect(await shares()).toEqual({ current: 1, canary: { number: 2, percent: 50 } });
    expect(await store.numbers('mf-worker')).toEqual([1, 2]);
  });

  it('takes its place where its build is named', async () => {
    await run('canary mf-worker --percent 10 --dist build', 'two, mended');
    expect(await shares()).toEqual({ current: 1, canary: { number: 3, percent: 10 } });
  });

  it('is not built to be ended', async () => {
    await run('canary mf-worker --percent 0', 'two, mended');
    expect(await shares()).toEqual({ current: 1, canary: null });
    await run('canary mf-worker --percent 0', 'two, mended');
    expect(said.at(-1)).toBe('mf-worker: everybody gets release 1.');
    expect(await shares()).toEqual({ current: 1, canary: null });
    expect(await store.numbers('mf-worker')).toEqual([1, 2]);
  });
});
