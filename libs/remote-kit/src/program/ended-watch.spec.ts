import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { release } from '../commands/release.ts';
import { besides } from '../files/besides.ts';
import { listen, type RunningServer } from '../ports/listen.ts';
import { sharesOf } from '../releases/registry-entry.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { aReleaseContext, inAFolder } from '../testing/a-release-context.ts';

const SHARED = { react: '19.3.1' };
const TOKEN = 'a-token-of-operators';

describe('leafshift-remote, told to end while it watches a canary', () => {
  let store: ReleaseStore;
  let end: () => Promise<void>;
  let metrics: RunningServer;

  beforeEach(async () => {
    const opened = await inAFolder();
    end = opened.end;
    store = new ReleaseStore(opened.target);
    for (const [says, text] of [
      ['one', 'release mf-worker'],
      ['two', 'release mf-worker --hold'],
    ] as const) {
      const parts = { build: { says }, sharedVersions: SHARED, now: () => new Date() };
      await release(aReleaseContext({ store, text, say: () => undefined, ...parts }));
    }
    const http = createServer(({ headers }, answer) => {
      const isAllowed = headers.authorization === `Bearer ${TOKEN}`;
      answer.writeHead(isAllowed ? 200 : 401).end('# TYPE leafshift_remote_loads_total counter\n');
    });
    metrics = await listen(http, 0);
  });
  afterEach(async () => {
    await metrics.stop();
    await end();
  });

  it('takes the canary back before it goes', async () => {
    const folder = store.target.name;
    await writeFile(join(folder, 'shared.json'), JSON.stringify(SHARED));
    await writeFile(
      join(folder, 'leafshift.json'),
      JSON.stringify({
        target: '.',
        url: 'https://cdn.test',
        metrics: [`http://127.0.0.1:${metrics.port}/metrics`],
      }),
    );
    const args = 'canary mf-worker --release 2 --percent 10 --for 1h --max-failures 1%'.split(' ');
    const program = spawn(
      process.execPath,
      [besides(import.meta.url, './main'), ...args, '--shared', 'shared.json'],
      { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', METRICS_TOKEN: TOKEN } },
    );
    let said = '';
    program.stderr.on('data', (chunk) => {
      said += chunk;
    });
    program.stdout.on('data', (chunk) => {
      said += chunk;
      if (!program.killed && said.includes('The canary is watched.')) program.kill('SIGTERM');
    });

    const [code] = await once(program, 'close');

    expect(said).toContain('The canary has ended: somebody ended the watch.');
    expect(code).toBe(1);
    expect(sharesOf(await store.entry('mf-worker'))).toEqual({ current: 1, canary: null });
  }, 60_000);
});
