import { join } from 'node:path';
import { jest } from '@jest/globals';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';

const NX = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
const REMOTES = ['mf-back-office', 'mf-employer', 'mf-onboarding', 'mf-public-board', 'mf-worker'];
/** What judges the whole: they depend on every product, or read every file. */
const JUDGES = ['checks', 'deploy', 'e2e', 'tools'];
const API = ['api', 'simulation'];
const BUILT = [...REMOTES, 'shell', 'gateway', 'remote-kit', 'rspack-config'];
const PORTAL = [
  ...BUILT,
  ...['create-leafshift-remote', 'remote-pages', 'shell-sdk', 'testing', 'ui'],
];
const SPEAKERS = [...API, ...PORTAL, 'api-peer', 'contracts', 'data-access', 'drills'];
const OF_RULES = [...SPEAKERS, 'domain', 'i18n', 'texts'];

const nx = (...command: readonly string[]) =>
  runCommand(process.execPath, [NX, ...command], { cwd: workspaceRoot });

const listIn = (output: string): string[] =>
  (JSON.parse(output.slice(output.lastIndexOf('['))) as string[]).toSorted();

async function affectedBy(file: string): Promise<readonly string[]> {
  const { code, output } = await nx('show', 'projects', '--affected', `--files=${file}`, '--json');
  if (code !== 0) throw new Error(output);
  return listIn(output);
}

/** Each is a file of one kind, and all that must be judged anew when it changes. */
const CHANGES: readonly (readonly [string, string, readonly string[]])[] = [
  ['a page of a remote', 'mf-worker/src/remote.tsx', ['mf-worker']],
  ['the gateway', 'gateway/src/main.ts', ['gateway']],
  ['a module of the API', 'api/src/create-app.ts', API],
  ['a contract', 'libs/contracts/src/posts/index.ts', [...SPEAKERS, 'i18n', 'texts']],
  ['a rule', 'libs/domain/src/money/money.ts', OF_RULES],
  ['a component', 'libs/ui/src/page/index.ts', PORTAL],
  ['what specs build', 'libs/testing/src/builders/index.ts', PORTAL],
  ['what builds call', 'libs/remote-kit/src/build/main.ts', [...API, ...BUILT]],
  [
    'settings of specs',
    'libs/remote-kit/src/jest/settings.ts',
    [...OF_RULES, 'jest-presets', 'payments-sandbox', 'test-runner'],
  ],
  [
    'the payment sandbox',
    'payments-sandbox/sandbox.ts',
    [...API, ...PORTAL, 'drills', 'payments-sandbox'],
  ],
  ['the peer', 'api-peer/main.ts', ['api-peer']],
  ['a check', 'tools/checks/files/sizes.ts', []],
  ['a page of the docs', 'docs/product/money.md', API],
  ['the settings of the linter', 'biome.json', [...OF_RULES, 'payments-sandbox', 'tracing']],
];

// Nx starts anew for each, which takes seconds where other specs run beside it.
jest.setTimeout(60_000);

describe('which projects a change affects', () => {
  it.each(CHANGES)('when %s changes', async (_kind, file, affected) => {
    expect(await affectedBy(file)).toEqual([...affected, ...JUDGES].toSorted());
  });

  it('when a test in a browser changes, which is judged by no other tool', async () => {
    expect(await affectedBy('e2e/support/people.ts')).toEqual(['checks', 'e2e']);
  });

  it('when a package changes: all', async () => {
    const { code, output } = await nx('show', 'projects', '--json');
    expect(code).toBe(0);
    expect(await affectedBy('package-lock.json')).toEqual(listIn(output));
  });
});
