import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { entryFile } from '@leafshift/remote-kit/releases/registry-files';
import type { RegistryEntry } from '@leafshift/shell-sdk/registry';
import type { Browser, Page, Request } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { fingerprintOf } from '../support/fingerprint.ts';
import { journey } from '../support/journey.ts';
import { anEmployer, aPermanentPosting } from '../support/people.ts';
import { isKept, openVisitor, type Visitor } from '../support/visitor.ts';

const run = promisify(execFile);
const REMOTE = 'mf-public-board';
const TEAM_FOLDER = join(workspaceRoot, '.cache/team', REMOTE);
const OLD = 'Job postings';
const NEW = 'Open positions';
/** What the remote draws, as opposed to what stands in the page before any script runs. */
const ofTheRemote = (tag: string) => `:not(.ls-served ${tag})`;

/** The releases of which the window has fetched files since it was last loaded. */
const releasesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const numbers = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/releases\/(\d+)\//.exec(name)?.[1] ?? []);
    return [...new Set(numbers)];
  });

/** Sides of visitors' browsers, of which a canary of half of them takes the first only. */
const SIDES = ['2', '0'];

/** A copy of the remote as its team has it, with a change of theirs, built without anything else. */
const buildWith = async (change: () => Promise<void>): Promise<string> => {
  await rm(TEAM_FOLDER, { recursive: true, force: true });
  await mkdir(TEAM_FOLDER, { recursive: true });
  for (const part of ['src', 'package.json', 'tsconfig.json']) {
    await cp(join(workspaceRoot, REMOTE, part), join(TEAM_FOLDER, part), { recursive: true });
  }
  await change();
  await run(process.execPath, ['libs/remote-kit/src/build/main.ts', TEAM_FOLDER], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
  });
  return join(TEAM_FOLDER, 'dist');
};

const buildWithHeading = (heading: string): Promise<string> =>
  buildWith(async () => {
    const texts = join(TEAM_FOLDER, 'src/locales/en.json');
    const changed = (await readFile(texts, 'utf8')).replace(`"${OLD}"`, `"${heading}"`);
    await writeFile(texts, changed);
  });

/** How many loads of the current release have failed, as `list` says it; none before any is known. */
const failedOf = (listed: string): string =>
  /release 2 \(\w+\): (none|\d+) of \d+ failed/.exec(listed)?.[1] ?? 'none';

/** A page that throws for everybody who opens it. */
const buildThatThrows = (): Promise<string> =>
  buildWith(() =>
    writeFile(
      join(TEAM_FOLDER, 'src/routes/board-page.tsx'),
      "export function Component() { throw new Error('Thrown by the drill'); }",
    ),
  );

describe('a team that releases its remote alone, while people are online', () => {
  let stack: ControlledStack;
  let browser: Browser;
  /** Somebody whose window was open before the first release. */
  let early: Visitor;
  let shellBefore: string;
  let job: string;
  const title = `Master grower ${Date.now().toString(36)}`;

  const target = () => join(stack.dataDir, 'registry');
  const remote = async (...args: string[]): Promise<string> => {
    const text = await readFile(join(target(), entryFile(REMOTE)), 'utf8');
    const { releases, current } = JSON.parse(text) as RegistryEntry;
    const { origin } = new URL(releases[current]?.baseUrl ?? '');
    const [command = '', ...options] = args;
    const where = ['--target', target(), '--url', `${origin}/releases/{number}/`];
    const { stdout } = await run(
      process.execPath,
      ['tools/remote/main.ts', command, REMOTE, ...options, ...where],
      { cwd: workspaceRoot, env: { ...process.env, NODE_OPTIONS: '' } },
    );
    return stdout;
  };
  const open = (): Promise<Visitor> => openVisitor(browser, { portalUrl: stack.portalUrl });
  const openJob = ({ page }: Visitor) =>
    page
      .locator(`a${ofTheRemote('a')}`, { hasText: title })
      .first()
      .click();
  const headingIn = async ({ page }: Visitor): Promise<string> => {
    await page.goto('/job-posting', { waitUntil: 'domcontentloaded' });
    return (await page.locator(`h1${ofTheRemote('h1')}`).textContent()) ?? '';
  };

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
    job = await aPermanentPosting(await anEmployer(stack), { jobType: title });
    shellBefore = await fingerprintOf(['shell']);
    early = await open();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stack?.publish();
    if (stack) await rm(join(target(), REMOTE), { recursive: true, force: true });
    await rm(TEAM_FOLDER, { recursive: true, force: true });
  });

  const step = journey('releases', () => ({ early }));

  step('releases a change with one command; the shell is untouched', async () => {
    expect(await headingIn(early)).toBe(OLD);
    const folder = await buildWithHeading(NEW);

    const said = await remote('release', '--no-smoke', '--dist', folder);

    expect(said).toContain(`${REMOTE}: everybody gets release 1.`);
    expect(await fingerprintOf(['shell'])).toBe(shellBefore);
    const late = await open();
    expect(await headingIn(late)).toBe(NEW);
    expect(late.problems).toEqual([]);
    await late.close();
  });

  step('leaves open windows on their release until they are reloaded', async () => {
    const { page, problems } = early;
    await openJob(early);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.goBack();
    await page.locator(`h1${ofTheRemote('h1')}`, { hasText: OLD }).waitFor();
    await page.reload();
    await page.locator(`h1${ofTheRemote('h1')}`, { hasText: NEW }).waitFor();
    expect(problems).toEqual([]);
  });

  step('tries a release on half of the visitors, always the same ones', async () => {
    await remote('release', '--no-smoke', '--hold', '--dist', join(workspaceRoot, REMOTE, 'dist'));
    await remote('canary', '--percent', '50', '--release', '2');

    const seen: string[] = [];
    for (const side of SIDES) {
      const visitor = await open();
      await visitor.context.addInitScript((value) => {
        localStorage.setItem('releaseSide', value);
      }, side);
      seen.push(await headingIn(visitor), await headingIn(visitor));
      await visitor.close();
    }
    expect(seen).toEqual([OLD, OLD, NEW, NEW]);
  });

  step('takes the canary back, then gives it to everybody, then goes back', async () => {
    // The second window has a service worker that keeps every file that it has seen.
    const keeping = await openVisitor(browser, { ...stack, keepsPortal: true });
    await headingIn(keeping);
    await isKept(keeping.page);
    const visitor = await open();
    const seenIn = async (of: Visitor) => [await headingIn(of), await releasesIn(of.page)];
    const seen = async () => [await seenIn(visitor), await seenIn(keeping)];

    expect(await remote('rollback')).toContain('The canary has ended.');
    expect(await seen()).toEqual([
      [NEW, ['1']],
      [NEW, ['1']],
    ]);
    await remote('promote', '--release', '2');
    expect(await seen()).toEqual([
      [OLD, ['2']],
      [OLD, ['2']],
    ]);
    expect(await remote('rollback')).toContain(`${REMOTE}: everybody gets release 1.`);
    expect(await seen()).toEqual([
      [NEW, ['1']],
      [NEW, ['1']],
    ]);
    expect([...visitor.problems, ...keeping.problems]).toEqual([]);
    await visitor.close();
    await keeping.close();
  });

  step(
    'lets a tester load a release that others do not get, after asking, with a badge',
    async () => {
      const visitor = await open();
      const { page } = visitor;
      await page.goto('/overrides');
      const board = page.locator('section', { has: page.getByRole('heading', { name: REMOTE }) });
      const tryOut = async (text: string): Promise<void> => {
        await board.getByLabel('Release number or address').fill(text);
        await board.getByRole('button', { name: 'Try it' }).click();
      };
      await tryOut('https://evil.example/');
      await board.getByText('Parts may not be loaded from there.').waitFor();
      await tryOut('2');
      await page.getByRole('dialog').getByText('can do everything that you can do').waitFor();
      await page.getByRole('button', { name: 'Load it' }).click();
      const badge = page.getByRole('complementary', { name: 'Under test' });
      await badge.getByText('/releases/2/').waitFor();
      await expectAccessible(page);

      expect(await headingIn(visitor)).toBe(OLD);
      await badge.getByRole('button', { name: 'End the test' }).click();
      await page.locator(`h1${ofTheRemote('h1')}`, { hasText: NEW }).waitFor();
      expect(await badge.count()).toBe(0);
      expect(visitor.problems).toEqual([]);
      await visitor.close();
    },
  );

  step('may throw old files away: a window that still needs one loads anew, once', async () => {
    const visitor = await openVisitor(browser, {
      portalUrl: stack.portalUrl,
      expectedProblems: [/Failed to load resource/, /RemoteFailure/],
    });
    const { page, problems } = visitor;
    const asksForDocument = (request: Request): boolean =>
      request.isNavigationRequest() && request.frame() === page.mainFrame();
    let documents = 0;
    page.on('request', (request) => {
      if (asksForDocument(request)) documents += 1;
    });
    // Before the window opens: a page that it loads ahead would not be missed.
    const files = await readdir(join(target(), REMOTE, '1'));
    for (const file of files.filter((name) => name.startsWith('page-posting'))) {
      await rm(join(target(), REMOTE, '1', file));
    }
    expect(await headingIn(visitor)).toBe(NEW);
    await remote('promote', '--release', '2');

    // The list, which shows the title too, stays until the window is replaced.
    await Promise.all([page.waitForRequest(asksForDocument), openJob(visitor)]);

    await page.locator(`h1${ofTheRemote('h1')}`, { hasText: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/job-posting/${job}`);
    expect(documents).toBe(2);
    expect(problems).toEqual([]);
    await visitor.close();
  });

  step('has a canary that throws for everybody ended by the watch, which says why', async () => {
    const folder = await buildThatThrows();
    const metrics = `${stack.apiUrl}/api/metrics`;
    const limits = ['--for', '1m', '--max-failures', '1%', '--metrics', metrics];
    // Another drill may have let the same build fail before.
    const before = failedOf(await remote('list', '--metrics', metrics));
    let isWatching = true;
    // Opening its pages would have found it out; this one fails only at its users.
    const watch = remote('canary', '--no-smoke', '--percent', '100', '--dist', folder, ...limits)
      .catch((failure: { stderr: string }) => failure.stderr)
      .finally(() => {
        isWatching = false;
      });
    const visitor = await openVisitor(browser, {
      portalUrl: stack.portalUrl,
      expectedProblems: [/Thrown by the drill/, /RemoteFailure/],
    });
    const { page, problems } = visitor;
    while (isWatching) {
      await page.goto('/job-posting', { waitUntil: 'domcontentloaded' });
      await page
        .locator(`h1${ofTheRemote('h1')}, [role=alert]`)
        .first()
        .waitFor();
    }

    const said = await watch;
    expect(said).toMatch(
      /The canary has ended: \d+ of \d+ failed \(.* %: crashed \d+\), more than 1 %/,
    );
    expect(await headingIn(visitor)).toBe(OLD);
    const listed = await remote('list', '--metrics', metrics);
    expect(listed).toMatch(/release 2 \(\w+\): \w+ of \d+ failed/);
    expect(failedOf(listed)).toBe(before);
    expect(listed).toMatch(/rollback by .*, by the watch: .*; \d+ of \d+ failed .*more than 1 %/);
    expect(problems).toEqual([]);
    await visitor.close();
  });
});
