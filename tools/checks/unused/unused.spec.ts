import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../../files/workspace-paths.ts';

const KNIP = join(workspaceRoot, 'node_modules/knip/bin/knip.js');
const manifest = (parts: object): string =>
  JSON.stringify({ private: true, type: 'module', ...parts });
const SAMPLE = {
  name: 'sample',
  scripts: { mint: 'node tools/bootstrap.mjs tools/mint.ts' },
  workspaces: ['shell', 'libs/*', 'tools'],
};
const WORKSPACE = {
  'package.json': manifest(SAMPLE),
  'tools/package.json': manifest({ name: 'tools' }),
  'tools/mint.ts': "console.log('A program that a command starts.');\n",
  'shell/package.json': manifest({ name: '@leafshift/shell' }),
  'shell/src/main.ts': "import { cents } from '@leafshift/domain/money';\n\ncents(1);\n",
  'libs/domain/package.json': manifest({
    name: '@leafshift/domain',
    exports: { './*': './src/*.ts' },
  }),
  'libs/domain/src/money.ts': 'export const cents = (dollars: number) => dollars * 100;\n',
};

/** A run of knip takes seconds, more on a busy machine. */
const TIME_LIMIT_MS = 60_000;

describe('the check of what is unused, by our own settings', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'unused-check-'));
    await copyFile(join(workspaceRoot, 'knip.ts'), join(root, 'knip.ts'));
    await mkdir(join(root, 'node_modules/@leafshift'), { recursive: true });
    await symlink('../../libs/domain', join(root, 'node_modules/@leafshift/domain'));
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  async function check(files: Record<string, string> = {}) {
    for (const [path, text] of Object.entries({ ...WORKSPACE, ...files })) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    // The sample has only some of the workspaces that the settings speak of, which is no mistake here.
    return runCommand(process.execPath, [KNIP, '--no-progress', '--no-config-hints'], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  }

  it(
    'passes where everything is used',
    async () => {
      expect(await check()).toEqual({ code: 0, output: '', timedOut: false });
    },
    TIME_LIMIT_MS,
  );

  it.each([
    ['a file', 'shell/src/alone.ts', { 'shell/src/alone.ts': 'export const alone = 1;\n' }],
    [
      'a package',
      'left-pad',
      {
        'package.json': manifest({ ...SAMPLE, dependencies: { 'left-pad': '1.3.0' } }),
      },
    ],
    [
      "a library's export",
      'percent',
      {
        'libs/domain/src/money.ts':
          'export const cents = (dollars: number) => dollars * 100;\nexport const percent = 1;\n',
      },
    ],
    [
      "a library's sub-path",
      'libs/domain/src/tax.ts',
      { 'libs/domain/src/tax.ts': 'export const tax = 1;\n' },
    ],
  ])(
    'fails on %s that nobody uses, and names it',
    async (_what, name, files) => {
      const { code, output } = await check(files);
      expect(code).toBe(1);
      expect(output).toContain(name);
    },
    TIME_LIMIT_MS,
  );
});
