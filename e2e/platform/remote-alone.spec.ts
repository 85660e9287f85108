import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { runCommand } from '../../tools/process/run-command.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { workspaceRoot } from '../../tools/workspace-paths.ts';
import { openVisitor } from '../support/visitor.ts';

const REMOTE = 'mf-public-board';
const CHANGED_TITLE = 'Permanent jobs near you';

/** The name and contents of every file of the shell, as one text to compare. */
async function fingerprintOfShell(): Promise<string> {
  const folder = join(workspaceRoot, 'shell/dist');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** A copy of the remote's project within the workspace, with another title on its page. */
async function changedRemote(folder: string): Promise<void> {
  await cp(join(workspaceRoot, REMOTE), folder, {
    recursive: true,
    filter: (source) => !['dist', 'node_modules'].includes(basename(source)),
  });
  const file = join(folder, 'src/locales/en.json');
  const texts = await readFile(file, 'utf8');
  const changed = texts.replace('"title": "Job postings"', `"title": "${CHANGED_TITLE}"`);
  expect(changed).not.toBe(texts);
  await writeFile(file, changed);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

describe('a remote that is changed and rebuilt alone', () => {
  let browser: Browser;
  let stack: ControlledStack;
  let project: string;

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
    project = await mkdtemp(join(workspaceRoot, '.cache/changed-remote-'));
  });

  afterAll(async () => {
    await stack.startRemote(REMOTE);
    await stack.publish();
    await rm(project, { recursive: true, force: true });
    await browser?.close();
  });

  it("shows its change after a reload, with the shell's files untouched", async () => {
    const { page, problems } = await openVisitor(browser, { portalUrl: stack.portalUrl });
    const shellBefore = await fingerprintOfShell();
    await page.goto('/job-posting');
    await heading(page, 'Job postings').waitFor();

    await changedRemote(project);
    const build = await runCommand(
      process.execPath,
      [join(workspaceRoot, 'tools/build/build.ts'), project],
      { cwd: workspaceRoot },
    );
    expect(build).toMatchObject({ code: 0 });
    await stack.startRemote(REMOTE, join(project, 'dist'));
    await stack.publish();

    expect(await heading(page, 'Job postings').isVisible()).toBe(true);
    await page.reload();
    await heading(page, CHANGED_TITLE).waitFor();
    expect(await fingerprintOfShell()).toBe(shellBefore);
    expect(problems).toEqual([]);
  });
});
