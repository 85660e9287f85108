import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../tools/files/workspace-paths.ts';
import { textOf } from './known-settings.ts';

const UNITS = 'deploy/systemd';
const API = `${UNITS}/leafshift-api@.service`;
const BACKUP = `${UNITS}/leafshift-backup.service`;

/** A program that makes a backup, and finds it good. */
const MAKES_ONE = '[ "$2" = verify ] || { mkdir -p "$3" && : > "$3/manifest.json"; }';

/** What a unit says under a name, each time that it does. */
const said = (unit: string, name: string): readonly string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const variablesOf = (unit: string): readonly string[] =>
  said(unit, 'Environment').flatMap((line) => line.split(' '));

describe('the units', () => {
  let folder: string;
  let path: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leafshift-units-'));
    path = `${join(folder, 'bin')}:${process.env.PATH}`;
    await mkdir(join(folder, 'bin'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** A command of the machine that does this instead. */
  const standIn = async (name: string, script: string): Promise<void> => {
    const file = join(folder, 'bin', name);
    await writeFile(file, `#!/bin/sh\n${script}\n`);
    await chmod(file, 0o755);
  };
  /** The script in a release below the folder, which is where it answers. */
  const released = async (script: string): Promise<string> => {
    const file = join(folder, 'releases/1/deploy/systemd', script);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(join(workspaceRoot, UNITS, script), file);
    return file;
  };
  const lines = (output: string) => output.trim().split('\n');

  describe("an operator's command", () => {
    beforeEach(() => standIn('systemd-run', 'for word; do echo "$word"; done'));

    const runs = async (...args: string[]): Promise<readonly string[]> => {
      const current = join(folder, 'leafshift-operator');
      await symlink(await released('leafshift-operator'), current);
      const { code, output } = await runCommand(current, args, { env: { PATH: path } });
      expect(code).toBe(0);
      return lines(output);
    };

    it('runs as the API does: its user, settings and folder of data', async () => {
      const unit = await textOf(API);
      const given = await runs('check-config');
      const [user = ''] = said(unit, 'User');
      const [settings = ''] = said(unit, 'EnvironmentFile');
      const own = variablesOf(unit).filter((each) => /^(?:NODE_ENV|DATA_DIR)=/.test(each));

      expect(own).toHaveLength(2);
      expect(given).toEqual(
        expect.arrayContaining([
          `--uid=${user}`,
          `--property=EnvironmentFile=${settings}`,
          ...own.map((each) => `--setenv=${each}`),
        ]),
      );
    });

    it('is of the release that the link leads to, and has its words as they were said', async () => {
      const given = await runs('suspend', 'a@b.ca', '--reason', 'Cost $5 & more');

      expect(given).toContain(`--working-directory=${join(folder, 'releases/1')}`);
      expect(given.slice(given.indexOf('--'))).toEqual([
        ...['--', '/usr/bin/env', 'node', 'api/dist/operator.js'],
        ...['suspend', 'a@b.ca', '--reason', 'Cost $5 & more'],
      ]);
    });
  });

  describe('the backup of a night', () => {
    const places = () => ({ BACKUPS: join(folder, 'backups'), KEEP_BACKUPS: '14' });
    const days = (count: number) =>
      Array.from({ length: count }, (_, day) => `2026-10-${`${day + 1}`.padStart(2, '0')}`);
    const unfinished = (day: string) => mkdir(join(folder, 'backups', day), { recursive: true });
    const whole = async (day: string) => {
      await unfinished(day);
      await writeFile(join(folder, 'backups', day, 'manifest.json'), '{}');
    };
    const backUp = async () => {
      const script = await released('leafshift-backup');
      return runCommand('sh', [script], {
        env: { PATH: path, ...places() },
      });
    };
    const kept = async () => (await readdir(join(folder, 'backups'))).toSorted();

    beforeEach(async () => {
      for (const day of [...days(20), 'by-hand']) await whole(day);
    });

    it('is kept for as many nights as the unit says, and nothing else is removed', async () => {
      expect(variablesOf(await textOf(BACKUP))).toContain('KEEP_BACKUPS=14');
      await standIn('node', MAKES_ONE);
      const { code } = await backUp();

      expect(code).toBe(0);
      const [today, ...before] = (await kept()).toReversed().filter((name) => name !== 'by-hand');
      expect(today).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(before.toReversed()).toEqual(days(20).slice(-13));
      expect(await kept()).toContain('by-hand');
    });

    it('counts whole ones alone, and removes what failed nights left unfinished', async () => {
      const failed = ['2026-10-21', '2026-10-22'];
      for (const day of failed) await unfinished(day);
      await standIn('node', MAKES_ONE);
      await backUp();

      expect(await kept()).toEqual(expect.arrayContaining(days(20).slice(-13)));
      expect((await kept()).filter((day) => failed.includes(day))).toEqual([]);
    });

    it('is made in a container at once and then each night at the time of the timer', async () => {
      expect(await textOf(`${UNITS}/leafshift-backup.timer`)).toContain('08:30');
      await standIn('node', MAKES_ONE);
      await standIn('date', '[ "$2" = +%F ] && echo 2026-11-25 || echo 1764059400');
      // The second night is not waited for.
      await standIn('sleep', `echo "$1" > ${join(folder, 'slept')}; exit 1`);
      await released('leafshift-backup');
      const env = { PATH: path, ...places(), METRICS: folder };
      const script = join(workspaceRoot, 'deploy/backup-each-night.sh');
      await runCommand('sh', [script], { env, cwd: join(folder, 'releases/1') });

      expect(await readFile(join(folder, 'leafshift.prom'), 'utf8')).toBe(
        'leafshift_last_backup_seconds 1764059400\n',
      );
      expect(await kept()).toContain('2026-11-25');
      const waits = Number(await readFile(join(folder, 'slept'), 'utf8'));
      const next = new Date((1_764_059_400 + waits) * 1000);
      expect(next.toISOString()).toBe('2025-11-26T08:30:00.000Z');
    });

    it('removes nothing before it was read again', async () => {
      await standIn('node', '[ "$2" = backup ] && mkdir "$3"');
      const { code } = await backUp();

      expect(code).not.toBe(0);
      expect(await kept()).toEqual(expect.arrayContaining(days(20)));
    });
  });

  it('run the release that the link leads to, with the page that they name', async () => {
    const names = (await readdir(join(workspaceRoot, UNITS))).filter((name) =>
      name.endsWith('.service'),
    );
    for (const name of names) {
      const unit = await textOf(join(UNITS, name));
      expect([name, said(unit, 'WorkingDirectory')]).toEqual([name, ['/srv/leafshift/current']]);
      const [page = ''] = said(unit, 'Documentation');
      const path = page.replace('file:///srv/leafshift/current/', '');
      expect(await textOf(path)).toMatch(/^# /);
    }
  });

  it('lead the gateway to every process of the API that the web server knows', async () => {
    const upstream = await textOf('deploy/nginx/upstream-systemd.conf');
    const apis = [...upstream.matchAll(/server (127\.0\.0\.1:43\d\d) /g)].map(
      ([, address]) => `http://${address}`,
    );
    expect(apis.length).toBeGreaterThan(1);
    const gateway = await textOf(`${UNITS}/leafshift-gateway@.service`);
    expect(variablesOf(gateway)).toContain(`API_URL=${apis.join(',')}`);
  });
});
