import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';
import { remoteNames } from '../../tools/start/remote-names.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { anAdmin } from '../support/an-admin.ts';
import { fingerprintOf } from '../support/fingerprint.ts';
import { journey } from '../support/journey.ts';
import { aWorker, signIn } from '../support/people.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const run = promisify(execFile);
const REMOTE = 'mf-back-office';
const OTHERS = ['shell', ...remoteNames.filter((name) => name !== REMOTE)];

describe('the team of the back office, which releases it into the portal that runs', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let admin: Visitor;
  let worker: Visitor;
  let before: string;

  const target = () => join(stack.dataDir, 'registry');
  const remote = async (command: string, ...options: string[]): Promise<string> => {
    const where = ['--target', target(), '--url', `${stack.portalUrl}/releases`];
    const args = ['tools/remote/main.ts', command, REMOTE, ...options, ...where];
    const env = { ...process.env, NODE_OPTIONS: '' };
    const { stdout } = await run(process.execPath, args, { cwd: workspaceRoot, env });
    return stdout;
  };
  const menu = ({ page }: Visitor) => page.getByRole('navigation', { name: 'Main menu' });
  const entriesOf = async (visitor: Visitor): Promise<number> => {
    await visitor.page.goto('/home');
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
    return menu(visitor).getByRole('link', { name: 'Document reviews' }).count();
  };

  beforeAll(async () => {
    stack = await connectToStack();
    before = await fingerprintOf(OTHERS);
    browser = await launchChromium();
    admin = await openVisitor(browser, stack);
    worker = await openVisitor(browser, stack);
    await signIn(admin, await anAdmin(stack));
    await signIn(worker, await aWorker(stack));
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stack?.publish();
    if (stack) await rm(join(target(), REMOTE), { recursive: true, force: true });
  });

  const step = journey('back-office-release', () => ({ admin, worker }));

  step('has no page and no menu in the portal while it is not released', async () => {
    await remote('retire');

    expect(await entriesOf(admin)).toBe(0);
    expect(new URL(admin.page.url()).pathname).toBe('/settings');
  });

  step('gives menu and pages to the back office, and to nobody else', async () => {
    await remote('release', '--dist', join(workspaceRoot, REMOTE, 'dist'), '--no-smoke');

    expect(await entriesOf(admin)).toBe(1);
    await menu(admin).getByRole('link', { name: 'Document reviews' }).click();
    await admin.page.getByRole('heading', { name: 'Document reviews', level: 1 }).waitFor();
    expect(await entriesOf(worker)).toBe(0);
    expect([...admin.problems, ...worker.problems]).toEqual([]);
  });

  step('leaves every file of the shell and of the other parts as it was', async () => {
    expect(await fingerprintOf(OTHERS)).toBe(before);
  });
});
