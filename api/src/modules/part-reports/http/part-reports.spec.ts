import { metrics } from '@leafshift/contracts/health';
import { type PartReport, reportParts, reportVitals } from '@leafshift/contracts/portal';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const RELEASE = '0123456789ab';

describe('what windows say of the parts of the portal', () => {
  let api: TestApi;
  let lines: string[];

  beforeEach(async () => {
    const heard: string[] = [];
    lines = heard;
    api = await startApi({ logLine: (line) => heard.push(line) });
  });
  afterEach(() => api.stop());

  const aReport = (parts: Partial<PartReport> = {}): PartReport => ({
    ...{ remote: 'mf-worker', release: RELEASE, kind: 'loaded' },
    ...{ page: '/find-work/:id?', side: 'current' },
    ...parts,
  });
  const report = (...reports: readonly PartReport[]) =>
    api.request(reportParts, { body: { reports: [...reports] } });
  const counted = async () => String((await api.request(metrics, {})).body);

  it('is counted by release, with what was shown beside what failed', async () => {
    const { status } = await report(
      aReport(),
      aReport({ page: '/home', side: 'canary' }),
      aReport({ kind: 'crashed' }),
      aReport({ kind: 'crashed', page: '/home' }),
    );
    expect(status).toBe(204);

    const text = await counted();
    const labels = `remote="mf-worker",release="${RELEASE}"`;
    expect(text).toContain(`leafshift_remote_loads_total{${labels},kind="current"} 1`);
    expect(text).toContain(`leafshift_remote_loads_total{${labels},kind="canary"} 1`);
    expect(text).toContain(`leafshift_remote_failures_total{${labels},kind="crashed"} 2`);
  });

  it.each([
    ['no report at all', []],
    ['more than fifty at once', Array.from({ length: 51 }, () => aReport())],
    ['a remote that may not be called so', [aReport({ remote: 'mf_"worker' })]],
    ['a release that is none', [aReport({ release: 'latest' })]],
    ['a failure that has no name', [{ ...aReport(), kind: 7 as never }]],
    ['a failure whose name is no word', [{ ...aReport(), kind: 'crashed"} 9' as 'crashed' }]],
  ])('is refused: %s', async (_what, reports) => {
    expect((await report(...reports)).status).toBe(400);
    expect(await counted()).not.toContain('leafshift_remote_loads_total{');
  });

  it('is counted with the others where only a newer shell knows what failed', async () => {
    expect((await report(aReport(), { ...aReport(), kind: 'bored' as 'crashed' })).status).toBe(
      204,
    );
    const text = await counted();
    const labels = `remote="mf-worker",release="${RELEASE}"`;
    expect(text).toContain(`leafshift_remote_loads_total{${labels},kind="current"} 1`);
    expect(text).toContain(`leafshift_remote_failures_total{${labels},kind="broken"} 1`);
  });

  it('stands in the log where something failed, and nowhere else', async () => {
    await report(aReport(), aReport({ kind: 'crashed', page: '/home' }));
    const failed = lines.filter((line) => line.includes('A part of the portal failed'));
    expect(failed.map((line) => JSON.parse(line).part)).toEqual([
      aReport({ kind: 'crashed', page: '/home' }),
    ]);
  });

  const made = (count: number, parts: Partial<PartReport> = {}) =>
    Array.from({ length: count }, (_, index) =>
      aReport({ release: index.toString(16).padStart(12, '0'), ...parts }),
    );

  it('cannot fill the memory with releases and remotes that do not exist', async () => {
    await report(aReport());
    await report(...made(40), aReport());
    for (const { release } of made(40)) await report(aReport({ remote: `r-${release}` }));

    const text = await counted();
    // Ten releases of the one remote, and one each of 29 others; what found no place is together.
    expect(text.match(/leafshift_remote_loads_total\{/g)).toHaveLength(10 + 29 + 1);
    expect(text).toMatch(/loads_total\{remote="others",release="none",kind="current"\} 42/);
  });

  it('goes on with a new release, without the one that was longest not heard of', async () => {
    await report(...made(10), ...made(10, { kind: 'crashed' }));
    api.clock.advance({ minutes: 10 });
    await report(aReport());

    const text = await counted();
    expect(text).toContain(`loads_total{remote="mf-worker",release="${RELEASE}",kind="current"} 1`);
    expect(text).not.toContain('release="000000000000"');
  });

  it('never loses a release that windows have to those that somebody makes up', async () => {
    const labels = `remote="mf-worker",release="${RELEASE}"`;
    await report(aReport());
    for (let look = 0; look < 4; look += 1) {
      await report(...made(45, { side: 'canary' }), aReport({ kind: 'crashed' }));
      api.clock.advance({ minutes: 9 });
    }
    expect(await counted()).toContain(`failures_total{${labels},kind="crashed"} 4`);
  });

  it('is measured by release as well: how a page felt', async () => {
    const page = { remote: 'mf-worker', release: RELEASE, page: '/home' };
    const { status } = await api.request(reportVitals, {
      body: {
        vitals: [
          { ...page, name: 'LCP', value: 1_800 },
          { ...page, name: 'INP', value: 240 },
          { ...page, name: 'CLS', value: 0.02 },
        ],
      },
    });
    expect(status).toBe(204);

    const text = await counted();
    const labels = `remote="mf-worker",release="${RELEASE}"`;
    expect(text).toContain(`leafshift_remote_largest_paint_seconds_sum{${labels}} 1.8`);
    expect(text).toContain(`leafshift_remote_interaction_seconds_sum{${labels}} 0.24`);
    expect(text).toContain(`leafshift_remote_layout_shift_bucket{le="0.05",${labels}} 1`);
  });

  it('is refused where it measures nothing that is known', async () => {
    const vital = { remote: 'mf-worker', release: RELEASE, page: '/home', value: -1 };
    const sent = await api.request(reportVitals, { body: { vitals: [{ ...vital, name: 'LCP' }] } });
    expect(sent.status).toBe(400);
  });
});
