import { sharesOf } from '../releases/registry-entry.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { aReleaseContext, inAFolder } from '../testing/a-release-context.ts';
import { canary } from './canary.ts';
import { list } from './list.ts';
import { release } from './release.ts';

const METRICS = '--metrics http://api.test/api/metrics';
const GUARDED = `canary mf-worker --percent 10 --for 30s --max-failures 1% ${METRICS}`;

describe('a canary that is watched', () => {
  let store: ReleaseStore;
  let end: () => Promise<void>;
  let said: string[];

  const run = (
    command: typeof canary,
    text: string,
    {
      says = 'two',
      looks = [''],
      endedIn,
    }: { says?: string; looks?: readonly string[]; endedIn?: number } = {},
  ) =>
    command(
      aReleaseContext({
        store,
        text,
        build: { says },
        say: (line) => said.push(line),
        looks,
        endedIn,
      }),
    );
  /** What the API answers after the canary's windows have shown and failed so much. */
  const metrics = (id: string, loads: number, crashes: number, unreachable = 0): string =>
    [
      `leafshift_remote_loads_total{remote="mf-worker",release="${id}",kind="canary"} ${loads}`,
      `leafshift_remote_failures_total{remote="mf-worker",release="${id}",kind="crashed"} ${crashes}`,
      `leafshift_remote_failures_total{remote="mf-worker",release="${id}",kind="unreachable"} ${unreachable}`,
      `leafshift_remote_failures_total{remote="mf-employer",release="${id}",kind="crashed"} 900`,
      'leafshift_sockets 7',
    ].join('\n');
  const shares = async () => sharesOf(await store.entry('mf-worker'));
  const lastChange = async () => (await store.history('mf-worker')).at(-1);

  let id: string;
  beforeEach(async () => {
    const opened = await inAFolder();
    end = opened.end;
    store = new ReleaseStore(opened.target);
    said = [];
    await run(release, 'release mf-worker', { says: 'one' });
    await run(release, 'release mf-worker --hold');
    ({ id } = await store.get('mf-worker', 2));
  });
  afterEach(() => end());

  it('is given to everybody once it fared well for so long', async () => {
    const looks = [metrics(id, 500, 9), metrics(id, 560, 9), metrics(id, 640, 10)];
    await run(canary, GUARDED, { looks });
    expect(await shares()).toEqual({ current: 2, canary: null });
    expect(await lastChange()).toMatchObject({
      action: 'promote',
      by: 'kim, by the watch',
      why: '1 of 140 failed (0.7 %: crashed 1), not more than 1 %',
    });
    expect(said).toContain('  release 2: 1 of 140 failed (0.7 %: crashed 1)');
  });

  it('ends by itself when it fails for everybody, and says why', async () => {
    const looks = [metrics(id, 0, 0), metrics(id, 12, 12), metrics(id, 40, 38, 2)];
    await expect(run(canary, GUARDED, { looks })).rejects.toThrow(
      'The canary has ended: 40 of 42 failed (95.2 %: crashed 38, unreachable 2), more than 1 %.',
    );
    expect(await shares()).toEqual({ current: 1, canary: null });
    expect(await lastChange()).toMatchObject({ action: 'rollback', by: 'kim, by the watch' });
    said = [];
    await run(list, 'list mf-worker');
    expect(said.at(-1)).toBe(
      '  2026-05-12 15:00  rollback by kim, by the watch: 1, 2 for 10 % -> 1; ' +
        '40 of 42 failed (95.2 %: crashed 38, unreachable 2), more than 1 %',
    );
  });

  it('is looked at again after a look that saw nothing, and that is said', async () => {
    // The time is over with the second look that saw nothing, and nothing is decided by that.
    const looks = [metrics(id, 0, 0), metrics(id, 30, 0), 'unread', 'unread', metrics(id, 90, 60)];
    await expect(run(canary, GUARDED, { looks })).rejects.toThrow(
      'The canary has ended: 60 of 90 failed',
    );
    expect(said.filter((line) => line.includes('not seen'))).toHaveLength(2);
    expect(await shares()).toEqual({ current: 1, canary: null });
  });

  it('ends where nobody could see how it fares, three looks in a row', async () => {
    const looks = [metrics(id, 0, 0), metrics(id, 30, 0), 'unread'];
    await expect(run(canary, GUARDED, { looks })).rejects.toThrow(
      'The canary has ended: its metrics could not be read 3 times in a row.',
    );
    expect(await shares()).toEqual({ current: 1, canary: null });
    expect(await lastChange()).toMatchObject({ why: expect.stringContaining('could not be read') });
  });

  it('ends with its watch', async () => {
    const looks = [metrics(id, 0, 0), metrics(id, 30, 0)];
    await expect(run(canary, GUARDED, { looks, endedIn: 2 })).rejects.toThrow(
      'The canary has ended: somebody ended the watch.',
    );
    expect(said).toContain('  release 2: none of 30 failed');
    expect(await shares()).toEqual({ current: 1, canary: null });
  });

  it('is not begun where its failures cannot be read', async () => {
    await expect(run(canary, GUARDED, { looks: ['unread'] })).rejects.toThrow('cannot be read');
    expect(await lastChange()).toMatchObject({ action: 'release' });
  });

  it('goes on where hardly anybody came', async () => {
    await run(canary, GUARDED, { looks: [metrics(id, 0, 0), metrics(id, 3, 3)] });
    expect(await shares()).toEqual({ current: 1, canary: { number: 2, percent: 10 } });
    expect(said.at(-1)).toContain('Fewer than 20 of its pages were shown');
  });

  it('counts from zero with an API that began anew meanwhile', async () => {
    await run(canary, GUARDED, { looks: [metrics(id, 5000, 400), metrics(id, 60, 0)] });
    expect(await shares()).toEqual({ current: 2, canary: null });
  });

  it('leaves alone what somebody else has decided meanwhile', async () => {
    const other = async () => {
      await store.assign('mf-worker', {
        action: 'rollback',
        by: 'lee',
        at: new Date(),
        decide: (entry) => ({ current: entry!.releases[entry!.current]! }),
      });
    };
    const context = aReleaseContext({
      store,
      text: GUARDED,
      build: { says: 'two' },
      now: () => new Date(),
      say: (line) => said.push(line),
      looks: [metrics(id, 0, 0), metrics(id, 90, 0)],
    });
    await expect(canary({ ...context, wait: other })).rejects.toThrow('by somebody else meanwhile');
    expect(await lastChange()).toMatchObject({ by: 'lee' });
  });

  it('needs to know where failures are counted', async () => {
    const blind = GUARDED.replace(METRICS, '').trim();
    await expect(run(canary, blind)).rejects.toThrow('Where are failures counted?');
    expect(await shares()).toEqual({ current: 1, canary: null });
  });

  it.each([
    '--for 15m',
    '--max-failures 1%',
    '--for soon --max-failures 1%',
    '--for 1m --max-failures 1',
  ])('is not begun by half: %s', (half) => {
    expect(() => run(canary, `canary mf-worker --percent 10 ${half} ${METRICS}`)).toThrow(
      'A canary is watched for a time and a share of failures',
    );
  });

  it('is listed with how its releases fare', async () => {
    const current = (await store.get('mf-worker', 1)).id;
    await run(list, `list mf-worker ${METRICS}`, { looks: [''] });
    expect(said).toContain(`  release 1 (${current}): not shown to anybody yet`);
    said = [];
    await run(list, `list mf-worker ${METRICS}`, { looks: [metrics(current, 100, 0)] });
    expect(said).toContain(`  release 1 (${current}): none of 100 failed`);
    expect(said).toContain(`  releases: 2 (${id}), 1 (${current})`);
  });

  it('is listed without how it fares where that cannot be read', async () => {
    await run(list, `list mf-worker ${METRICS}`, { looks: ['unread'] });
    expect(said).toContain('  The metrics cannot be read.');
    expect(said.at(-1)).toContain('release by kim');
  });
});
