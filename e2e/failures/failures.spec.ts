import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import type { Registry } from '@leafshift/shell-sdk/registry';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { aMember, anEmployer, aWorker, type Person, signIn } from '../support/people.ts';
import { shownText } from '../support/shown-text.ts';
import { entryWith, StagedRemote } from '../support/staged-remote.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

/** What browser and shell say on the console of faults like these. */
const EXPECTED = [
  /Failed to load resource/,
  /RemoteFailure|RegistryError|SharedVersionError/,
  /ERR_CONNECTION_REFUSED/,
  /RUNTIME-00|\[ Federation Runtime \]/,
  /Thrown by the drill/,
  /is needed, the shell has/,
];

type Who = 'visitor' | 'employer' | 'worker' | 'newcomer';

interface Drill {
  readonly what: string;
  readonly remote: RemoteName;
  readonly who: Who;
  readonly path: string;
  readonly fault?: (staged: StagedRemote, stack: ControlledStack) => Promise<void>;
  /** What stands between makes of the registry on its way to the window. */
  readonly registry?: (registry: Registry) => string;
  /** What the card says, and what it offers. */
  readonly card: string;
  readonly button: 'Retry' | 'Reload page';
}

const down = (remote: RemoteName, who: Who, path: string): Drill => ({
  what: `${remote} is down`,
  remote,
  who,
  path,
  fault: (_staged, stack) => stack.stopRemote(remote),
  card: 'This part of Leafshift is not answering',
  button: 'Retry',
});

const NO_RELEASE = 'f'.repeat(12);

const board = { remote: 'mf-public-board', who: 'visitor', path: '/job-posting' } as const;

const DOWN: readonly Drill[] = [
  down('mf-public-board', 'visitor', '/job-posting'),
  down('mf-employer', 'employer', '/home'),
  down('mf-worker', 'worker', '/find-work'),
  down('mf-onboarding', 'newcomer', '/home'),
];

const home = {
  remote: 'mf-employer',
  who: 'employer',
  path: '/home',
  card: 'This part of Leafshift is not available',
  button: 'Retry',
} as const;

const BROKEN: readonly Drill[] = [
  {
    ...home,
    what: 'the registry has no entry of the remote that draws the home page',
    fault: (staged) => staged.name(),
  },
  {
    ...board,
    what: 'the registry names a release that does not exist',
    registry: ({ remotes, ...others }) => {
      const dangling = { ...remotes['mf-public-board'], current: NO_RELEASE };
      return JSON.stringify({ ...others, remotes: { ...remotes, 'mf-public-board': dangling } });
    },
    card: 'This part of Leafshift is not available',
    button: 'Retry',
  },
  {
    ...board,
    what: 'a remote throws while it loads',
    fault: (staged) => staged.entry("throw new Error('Thrown by the drill');"),
    card: 'This part of Leafshift could not start',
    button: 'Retry',
  },
  {
    ...board,
    what: 'a remote exposes something else',
    fault: (staged) =>
      staged.entry(
        "window['mf-public-board'] = { init() {}, get: async () => () => ({ default: 7 }) };",
      ),
    card: 'This part of Leafshift could not start',
    button: 'Retry',
  },
  {
    ...board,
    what: 'a page throws while it renders',
    fault: (staged) =>
      staged.entry(
        entryWith(staged.release, "function Page() { throw new Error('Thrown by the drill'); }"),
      ),
    card: 'This page has stopped working',
    button: 'Retry',
  },
  {
    ...board,
    what: 'the registry leads to a remote of another contract',
    fault: (staged) =>
      staged.publish((release) => ({
        ...release,
        manifest: { ...release.manifest, contractVersion: '2.0' },
      })),
    card: 'This part of Leafshift is being updated',
    button: 'Reload page',
  },
  {
    ...board,
    what: 'a remote turns out to be of another contract',
    fault: (staged) => {
      const { release } = staged;
      const manifest = { ...release.manifest, contractVersion: '2.0' };
      return staged.entry(entryWith({ ...release, manifest }, 'function Page() { return null; }'));
    },
    card: 'This part of Leafshift is being updated',
    button: 'Reload page',
  },
  {
    ...board,
    what: 'a remote needs another version of a shared library',
    fault: (staged) =>
      staged.changedEntry((text) => {
        const changed = text.replace(
          /(shareKey:"react",import:null,requiredVersion:)"[^"]+"/,
          '$1"^18.0.0"',
        );
        expect(changed).not.toBe(text);
        return changed;
      }),
    card: 'This part of Leafshift is being updated',
    button: 'Reload page',
  },
  {
    ...board,
    what: 'the entry of a remote cannot be read',
    registry: (registry) =>
      JSON.stringify({ ...registry, remotes: { ...registry.remotes, 'mf-public-board': null } }),
    card: 'This part of Leafshift is not available',
    button: 'Retry',
  },
  {
    ...board,
    what: 'the registry is no registry',
    registry: () => '<html>A proxy that is out of order</html>',
    card: 'Leafshift is not answering',
    button: 'Retry',
  },
  {
    ...board,
    what: 'a file is gone and nothing newer is there',
    fault: (_staged, stack) =>
      stack.startRemote('mf-public-board', { fault: { missing: 'page-board' } }),
    card: 'This part of Leafshift is not answering',
    button: 'Retry',
  },
];

describe('when something fails', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let people: Readonly<Record<Exclude<Who, 'visitor'>, Person>>;
  let slow: Visitor;

  const open = async (who: Who): Promise<Visitor> => {
    const visitor = await openVisitor(browser, {
      portalUrl: stack.portalUrl,
      expectedProblems: EXPECTED,
    });
    if (who !== 'visitor') await signIn(visitor, people[who]);
    return visitor;
  };

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
    const [employer, worker, newcomer] = await Promise.all([
      anEmployer(stack),
      aWorker(stack),
      aMember(stack, 'Temp', 'Robin New'),
    ]);
    people = { employer, worker, newcomer };
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stack?.startRemote('mf-worker');
  });

  const drills = (list: readonly Drill[]) => list.map((drill) => [drill.what, drill] as const);
  const specify = (drill: Drill): void => {
    let staged: StagedRemote;
    let visitor: Visitor;

    beforeEach(async () => {
      staged = new StagedRemote(stack, drill.remote);
      await staged.begin();
      await drill.fault?.(staged, stack);
      visitor = await open(drill.who);
      const { registry } = drill;
      if (!registry) return;
      await visitor.page.route('**/remotes.json?*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: registry((await response.json()) as Registry) });
      });
    });
    afterEach(async () => {
      await visitor?.close();
      await staged.restore();
    });

    it('the card says what to do, and the frame stays usable', async () => {
      const { page } = visitor;
      await page.goto(drill.path, { waitUntil: 'domcontentloaded' });

      const card = page.getByRole('alert').filter({ hasText: drill.card });
      await card.waitFor();
      await card.getByRole('button', { name: drill.button }).waitFor();
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByText('Dark Spaces').click();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark-spaces');
      expect(visitor.problems).toEqual([]);
    });
  };

  describe.each(drills(DOWN))('because %s', (_what, drill) => specify(drill));

  it('a remote that takes ten seconds leaves the frame and the shape of the page meanwhile', async () => {
    await stack.startRemote('mf-worker', { fault: { delayMs: 10_000 } });
    slow = await open('worker');
    const { page } = slow;
    await page.goto('/workhistory', { waitUntil: 'domcontentloaded' });
    await shownText(page.getByRole('main'), 'Loading...').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('Dark Spaces').waitFor();
  });

  describe.each(drills(BROKEN))('because %s', (_what, drill) => specify(drill));

  it('brings a remote back with Retry once it is up again, without a reload', async () => {
    await stack.stopRemote('mf-public-board');
    const { page, problems, close } = await open('visitor');
    await page.goto('/job-posting');
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
    await stack.startRemote('mf-public-board');
    await retry.click();

    await page.getByRole('heading', { name: 'Job postings' }).waitFor();
    expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    ['breaks', '{"current":'],
    ['leads nowhere', JSON.stringify({ current: NO_RELEASE, releases: {} })],
  ])('goes on with what was read of a remote whose file in the registry %s', async (_how, text) => {
    const staged = new StagedRemote(stack, 'mf-public-board');
    await staged.begin();
    const { page, problems, close } = await open('visitor');
    await page.goto('/job-posting');
    await staged.text(text);

    await page.reload();

    await page.getByRole('heading', { name: 'Job postings' }).waitFor();
    expect(problems).toEqual([]);
    await close();
    await staged.restore();
  });

  it('shows a remote of a newer minor contract, and passes over what only newer shells know', async () => {
    const staged = new StagedRemote(stack, 'mf-public-board');
    await staged.begin();
    await staged.publish((release) => ({
      ...release,
      weather: 'fine',
      manifest: {
        ...release.manifest,
        contractVersion: '1.99',
        offline: ['/job-posting'],
        routes: release.manifest.routes.map((route) => ({ ...route, transition: 'slide' })),
      },
    }));
    const { page, problems, close } = await open('visitor');
    await page.goto('/job-posting');

    await page.getByRole('heading', { name: 'Job postings' }).waitFor();
    expect(problems).toEqual([]);
    await close();
    await staged.restore();
  });

  it('takes a rollback with Retry after a page has crashed', async () => {
    const staged = new StagedRemote(stack, 'mf-public-board');
    await staged.begin();
    const { release } = staged;
    const crashing = "function Page() { throw new Error('Thrown by the drill'); }";
    await staged.entry(entryWith(release, crashing));
    const { page, close } = await open('visitor');
    await page.goto('/job-posting');
    await page.getByText(`For support: mf-public-board ${release.id} crashed`).waitFor();

    await staged.rollBack();
    await page.getByRole('button', { name: 'Retry' }).click();

    await page.getByRole('heading', { name: 'Job postings' }).waitFor();
    await close();
    await staged.restore();
  });

  it('the remote that took ten seconds is there in the end', async () => {
    const { page, problems, close } = slow;
    await page.getByRole('heading', { name: 'Work History' }).waitFor({ timeout: 30_000 });
    expect(problems).toEqual([]);
    await close();
  }, 40_000);
});
