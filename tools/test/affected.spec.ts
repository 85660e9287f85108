import { join } from 'node:path';
import { jest } from '@jest/globals';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';

const NX = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
const REMOTES = ['mf-back-office', 'mf-employer', 'mf-onboarding', 'mf-public-board', 'mf-worker'];
const PORTAL = [...REMOTES, 'shell'];
/** What judges the whole: they depend on every product, or read every file. */
const JUDGES = ['checks', 'e2e', 'tools'];

async function affectedBy(file: string): Promise<readonly string[]> {
  const command = [NX, 'show', 'projects', '--affected', `--files=${file}`, '--json'];
  const { code, output } = await runCommand(process.execPath, command, { cwd: workspaceRoot });
  if (code !== 0) throw new Error(output);
  return JSON.parse(output.slice(output.lastIndexOf('['))) as string[];
}

/** Each is a file of one kind, those that must be judged anew when it changes, and those that need not. */
const CHANGES: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['a page of a remote', 'mf-worker/src/remote.tsx', ['mf-worker', ...JUDGES], ['shell', 'api']],
  ['the gateway', 'gateway/src/main.ts', ['gateway', 'e2e', 'tools'], ['api', ...PORTAL]],
  ['a module of the API', 'api/src/create-app.ts', ['api', ...JUDGES], PORTAL],
  ['a contract', 'libs/contracts/src/posts/index.ts', ['api', ...PORTAL, ...JUDGES], []],
  ['a rule', 'libs/domain/src/money/money.ts', ['contracts', 'api', ...PORTAL, ...JUDGES], []],
  ['a component', 'libs/ui/src/page/index.ts', [...PORTAL, ...JUDGES], ['api', 'contracts']],
  [
    'what specs build',
    'libs/testing/src/builders/index.ts',
    ['ui', ...PORTAL, ...JUDGES],
    ['api', 'domain'],
  ],
  [
    'what builds call',
    'libs/remote-kit/src/build/main.ts',
    ['api', 'rspack-config', ...PORTAL, ...JUDGES],
    ['domain', 'contracts'],
  ],
  [
    'settings of specs',
    'libs/remote-kit/src/jest/settings.ts',
    ['domain', 'api', ...PORTAL, ...JUDGES],
    ['ports'],
  ],
  ['the payment sandbox', 'payments-sandbox/sandbox.ts', ['api', ...JUDGES], ['contracts']],
  ['the peer', 'api-peer/main.ts', ['api-peer', 'checks', 'tools'], ['api', ...PORTAL]],
  ['a check', 'tools/checks/files/sizes.ts', ['checks', 'tools'], ['api', ...PORTAL]],
  ['a test in a browser', 'e2e/support/people.ts', ['e2e', 'checks'], ['api', ...PORTAL, 'tools']],
  ['a page of the docs', 'docs/product/money.md', ['api', 'checks', 'tools'], PORTAL],
  ['the settings of the linter', 'biome.json', ['domain', 'api', ...PORTAL, ...JUDGES], []],
  ['a package', 'package-lock.json', ['domain', 'api', ...PORTAL, ...JUDGES], []],
];

// Nx starts anew for each, which takes seconds where other specs run beside it.
jest.setTimeout(60_000);

describe('which projects a change affects', () => {
  it.each(CHANGES)('when %s changes', async (_kind, file, judged, untouched) => {
    const affected = await affectedBy(file);
    expect(affected).toEqual(expect.arrayContaining([...judged]));
    expect(affected.filter((project) => untouched.includes(project))).toEqual([]);
  });
});
