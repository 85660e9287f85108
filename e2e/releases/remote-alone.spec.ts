import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { workspaceRoot } from '../../tools/workspace-paths.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const run = promisify(execFile);
const TEAM_FOLDER = join(workspaceRoot, '.cache/remote-alone/mf-public-board');

/** A fingerprint of every file that the shell is served from. */
const shellFingerprint = async (): Promise<string> => {
  const folder = join(workspaceRoot, 'shell/dist');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
};

/** A copy of the remote as its team has it, with another heading, built without anything else. */
const buildWithHeading = async (heading: string): Promise<string> => {
  await rm(TEAM_FOLDER, { recursive: true, force: true });
  await mkdir(TEAM_FOLDER, { recursive: true });
  for (const part of ['src', 'rspack.config.ts', 'package.json', 'tsconfig.json']) {
    await cp(join(workspaceRoot, 'mf-public-board', part), join(TEAM_FOLDER, part), {
      recursive: true,
    });
  }
  const texts = join(TEAM_FOLDER, 'src/locales/en.json');
  const changed = (await readFile(texts, 'utf8')).replace('"Job postings"', `"${heading}"`);
  await writeFile(texts, changed);
  await run(process.execPath, ['tools/build/build.ts', TEAM_FOLDER], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
  });
  return join(TEAM_FOLDER, 'dist');
};

describe('when a team changes and rebuilds its remote alone', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
    visitor = await openVisitor(browser, { portalUrl: stack.portalUrl });
  });

  afterAll(async () => {
    await browser?.close();
    await stack?.startRemote('mf-public-board');
    await stack?.publish();
    await rm(TEAM_FOLDER, { recursive: true, force: true });
  });

  it('shows the change after a reload, with the files of the shell untouched', async () => {
    const { page } = visitor;
    const before = await shellFingerprint();
    await page.goto('/job-posting');
    await page.getByRole('heading', { name: 'Job postings' }).waitFor();

    const folder = await buildWithHeading('Open positions');
    await stack.startRemote('mf-public-board', { folder });
    await stack.publish();
    await page.reload();

    await page.getByRole('heading', { name: 'Open positions' }).waitFor();
    expect(await shellFingerprint()).toBe(before);
    expect(visitor.problems).toEqual([]);
  });
});
