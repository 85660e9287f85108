import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../files/workspace-paths.ts';

const run = promisify(execFile);

describe('help that is asked for before packages are installed', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'bootstrap-help-'));
    for (const part of ['bootstrap.mjs', 'bootstrap']) {
      await cp(join(workspaceRoot, 'tools', part), join(root, 'tools', part), { recursive: true });
    }
    const zod = { version: '4.6.7', integrity: 'sha512-a' };
    await writeFile(
      join(root, 'package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/zod': zod } }),
    );
    // An npm that would be seen.
    await writeFile(join(root, 'npm.mjs'), "console.log('npm was started'); process.exit(1);");
  });
  afterEach(() => rm(root, { recursive: true }));

  it.each(['--help', '-h'])('installs nothing, and says how to get it: %s', async (option) => {
    const npm = { npm_execpath: join(root, 'npm.mjs'), npm_node_execpath: process.execPath };
    const command = [join(root, 'tools/bootstrap.mjs'), 'tools/remote/main.ts', option];
    const asked = run(process.execPath, command, {
      env: { ...process.env, ...npm, NODE_OPTIONS: '' },
    });
    await expect(asked).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr:
        'Help comes with the packages: run npm ci --ignore-scripts, or read docs/developers.\n',
    });
  });
});
