import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../tools/files/workspace-paths.ts';
import { ensureCommand, whyNoCommand } from '../tools/process/debian-packages.ts';

const INSTALL_TIMEOUT_MS = 300_000;
/** promtool takes its time on a busy machine. */
const CASE_TIMEOUT_MS = 60_000;
const RULES = ['alerts', 'levels'].map((name) =>
  join(workspaceRoot, `deploy/prometheus/${name}.yml`),
);
/** What there was, as Prometheus writes series of one value a minute. */
type Series = Readonly<Record<string, string>>;

const calls = (call: string, status: number) =>
  `leafshift_request_seconds_count{call="${call}",status="${status}"}`;
const polls = (status: number) => calls('health.ready', status);
const firing = (alert: string) =>
  `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`;
const missed = (level: string) => `sum(leafshift:missed:rate5m{level="${level}"}) or vector(-1)`;

const why = await whyNoCommand('promtool');

describe('the rules, as Prometheus reads them', () => {
  jest.setTimeout(CASE_TIMEOUT_MS);
  if (why) {
    it(`are not looked at here: ${why}`, () => expect(why).toMatch(/\w/));
    return;
  }

  let folder: string;
  beforeAll(async () => {
    await ensureCommand('promtool', ['prometheus']);
    folder = await mkdtemp(join(tmpdir(), 'leafshift-rules-'));
  }, INSTALL_TIMEOUT_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Fails with promtool's words where a query has not that value then; looks every `interval`. */
  async function expectValues(
    series: Series,
    values: readonly (readonly [at: string, query: string, value: number])[],
    interval = '1m',
  ): Promise<void> {
    const file = join(folder, 'case.yml');
    const test = {
      interval,
      input_series: Object.entries(series).map(([name, given]) => ({
        series: name,
        values: given,
      })),
      promql_expr_test: values.map(([eval_time, expr, value]) => ({
        expr,
        eval_time,
        exp_samples: [{ labels: '{}', value }],
      })),
    };
    // What is JSON is YAML.
    const text = { rule_files: RULES, evaluation_interval: interval, tests: [test] };
    await writeFile(file, JSON.stringify(text));
    const { code, output } = await runCommand('promtool', ['test', 'rules', file]);
    expect({ code, said: code === 0 ? '' : output }).toEqual({ code: 0, said: '' });
  }

  it.each(['prometheus', 'prometheus-systemd'])('are taken by it from %s.yml', async (name) => {
    const file = join(workspaceRoot, `deploy/prometheus/${name}.yml`);
    const { code, output } = await runCommand('promtool', ['check', 'config', file]);
    expect({ code, said: code === 0 ? '' : output }).toEqual({ code: 0, said: '' });
  });

  describe('BackupLate', () => {
    const late = firing('BackupLate');

    it('fires where no backup was ever made', async () => {
      await expectValues({}, [['40m', late, 1]]);
    });

    it.each(['leafshift_last_backup_seconds', 'kube_cronjob_status_last_successful_time'])(
      'goes by %s',
      async (metric) => {
        const made = { [`${metric}{cronjob="leafshift-backup"}`]: '60x200' };
        const values = [['25h', late, 0] as const, ['27h', late, 1] as const];
        await expectValues(made, values, '10m');
      },
    );
  });

  describe('questions whether a process is ready', () => {
    it('are no failures of the portal', async () => {
      const asked = { [calls('shifts.list', 200)]: '0+60x60', [polls(503)]: '0+60x60' };
      await expectValues(asked, [
        ['30m', firing('RequestsFail'), 0],
        ['30m', missed('answers'), 0],
      ]);
    });

    it('do not hide failures at night', async () => {
      const atNight = {
        [calls('shifts.list', 200)]: '0+9x60',
        [calls('shifts.list', 500)]: '0+1x60',
        [polls(200)]: '0+600x60',
      };
      await expectValues(atNight, [['30m', firing('RequestsFail'), 1]]);
    });
  });

  describe('RemoteFails', () => {
    const ofRelease = '{remote="mf-worker",release="0123456789ab",kind="broken",instance="1"}';
    const failures = `leafshift_remote_failures_total${ofRelease}`;
    const loads = `leafshift_remote_loads_total${ofRelease.replace(',kind="broken"', '')}`;
    const fails = firing('RemoteFails');

    it('fires from the first sample of a release on, which is no increase', async () => {
      await expectValues({ [failures]: '_x3 20x30', [loads]: '_x3 30x30' }, [
        ['2m', fails, 0],
        ['5m', fails, 1],
        ['30m', fails, 0],
      ]);
      await expectValues({ [failures]: '_x3 20x30' }, [['5m', fails, 1]]);
    });

    it('is quiet while one load in a hundred fails', async () => {
      await expectValues({ [failures]: '0+1x60', [loads]: '0+100x60' }, [['40m', fails, 0]]);
    });
  });

  describe('the level promptness', () => {
    const level = missed('promptness');
    const waits = (seconds: number) => ({
      'leafshift_outbox_oldest_seconds{instance="1"}': `${seconds}x10`,
    });

    it('is missed while what waits is old, and while nobody knows how old it is', async () => {
      await expectValues(waits(5), [['5m', level, 0]]);
      await expectValues(waits(90), [['5m', level, 1]]);
      await expectValues({}, [['5m', level, 1]]);
    });
  });
});
