import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import type { Browser } from 'playwright-core';
import { findChromium } from '../../tools/browser/find-chromium.ts';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';
import { remoteNames } from '../../tools/start/remote-names.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { fingerprintOf } from '../support/fingerprint.ts';
import { folderForManyFiles } from '../support/folder-for-many-files.ts';
import { Team } from '../support/foreign-team.ts';
import { journey } from '../support/journey.ts';
import { installLaterAntd } from '../support/later-antd.ts';
import { aWorker, type Person, signIn } from '../support/people.ts';
import { speak } from '../support/speak.ts';
import { wear } from '../support/themes.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const NAME = 'trainings';

const LIST = `import { Page, PageHeader } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
export function Component() {
  const { t } = useTranslation('${NAME}');
  return <Page><PageHeader title={t('title')} description={t('intro')} /></Page>;
}`;

const CARD = `import { useUser } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
export function Component() {
  const { t } = useTranslation('${NAME}');
  return <p>{t('next', { name: useUser().name })} <Button>{t('join')}</Button></p>;
}`;

/**
 * What the team wrote over the template: a page with a menu entry, an address that leads to another
 * team's page, and a card on the workers' home page.
 */
const FILES: Readonly<Record<string, string>> = {
  'src/manifest.ts': `import { CONTRACT_VERSION, type RemoteManifest } from '@leafshift/shell-sdk/manifest';
export const manifest = {
  name: '${NAME}',
  contractVersion: CONTRACT_VERSION,
  title: 'part',
  routes: [
    { path: '/trainings', access: ['Temp'], title: 'title', skeleton: 'list', chunk: 'page-list' },
    { path: '/trainings/pay', access: ['Temp'], title: 'title', skeleton: 'list', chunk: 'page-pay' },
  ],
  nav: [
    { path: '/trainings', label: 'nav.list', icon: 'M4 6h16M4 12h16M4 18h9', usertypes: ['Temp'], order: 35 },
  ],
  slots: ['worker-home'],
} as const satisfies RemoteManifest;`,
  'src/remote.tsx': `import { defineRemote } from '@leafshift/shell-sdk';
import { manifest } from './manifest.ts';
export default defineRemote({
  manifest,
  routes: {
    '/trainings': () => import(/* webpackChunkName: "page-list" */ './pages/list.tsx'),
    '/trainings/pay': () => import(/* webpackChunkName: "page-pay" */ './pages/pay.tsx'),
  },
  slots: { 'worker-home': () => import(/* webpackChunkName: "slot-worker-home" */ './card.tsx') },
  i18n: {
    load: (language) => import(/* webpackChunkName: "texts-[request]" */ \`./locales/\${language}.json\`),
  },
});`,
  'src/pages/list.tsx': LIST,
  'src/pages/pay.tsx': `import { Navigate } from 'react-router-dom';
export function Component() {
  return <Navigate to="/earnings" replace />;
}`,
  'src/card.tsx': CARD,
  'src/locales/en.json': JSON.stringify({
    part: 'the trainings',
    nav: { list: 'Trainings' },
    title: 'Your trainings',
    intro: 'What you have learned, and what comes next.',
    next: '{{name}}, your next training is on Monday',
    join: 'Join',
  }),
  'src/locales/fr.json': JSON.stringify({
    part: 'les formations',
    nav: { list: 'Formations' },
    title: 'Vos formations',
    intro: 'Ce que vous avez appris, et ce qui vient ensuite.',
    next: '{{name}}, votre prochaine formation est lundi',
    join: 'Participer',
  }),
};

const PORTAL = ['shell', ...remoteNames];

describe('a team that nobody has planned for', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let worker: Person;
  let visitor: Visitor;
  let before: string;
  let packages: ChildProcess;
  let empty: string;
  let team: Team;

  /** The team's program, with where the portal is and where releases go. */
  const remote = (command: string): Promise<string> =>
    team.type(`npx --no-install leafshift-remote ${command}`);
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(team.folder, path)), { recursive: true });
    await writeFile(join(team.folder, path), text);
  };
  const menu = () => visitor.page.getByRole('navigation', { name: /Main menu|Menu principal/ });

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
    worker = await aWorker(stack);
    before = await fingerprintOf(PORTAL);
    empty = await folderForManyFiles('leafshift-team-');
    const address = await packageRegistry();
    const { executablePath } = await findChromium();
    team = new Team(join(empty, NAME), address, executablePath);
    visitor = await openVisitor(browser, { portalUrl: stack.portalUrl });
    await signIn(visitor, worker);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    packages?.kill();
    const registry = join(stack.dataDir, 'registry');
    await rm(join(registry, 'remotes', `${NAME}.json`), { force: true });
    await rm(join(registry, NAME), { recursive: true, force: true });
    await rm(join(registry, 'history', NAME), { recursive: true, force: true });
    await rm(empty, { recursive: true, force: true });
  });

  /** Starts a registry with the packages of this workspace; answers its address. */
  const packageRegistry = async (): Promise<string> => {
    const args = ['tools/packages/main.ts', '--serve', '0'];
    const program = spawn(process.execPath, args, {
      cwd: workspaceRoot,
      env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: join(empty, 'packages') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    packages = program;
    for await (const line of createInterface({ input: program.stdout })) {
      const [, address] = /npm_config_registry=(\S+)/.exec(line) ?? [];
      if (address) return address;
    }
    throw new Error('The registry of packages ended before it was ready');
  };

  const step = journey('foreign-remote', () => ({ visitor }));

  step(
    'has a remote of its own from an empty folder, which passes its own specs',
    async () => {
      await team.type(`npm create --yes leafshift-remote@latest ${NAME}`, { cwd: empty });
      await team.type('npm install --no-audit --no-fund');

      await team.type('npm run typecheck');
      await team.type('npm test');
    },
    600_000,
  );

  step('writes its pages', async () => {
    for (const [path, text] of Object.entries(FILES)) await write(path, text);
    const where = {
      portal: stack.portalUrl,
      target: join(stack.dataDir, 'registry'),
      url: `${stack.portalUrl}/releases`,
    };
    await write('leafshift.json', JSON.stringify(where));
    await team.type('npm run typecheck');
  });

  step('has its pages alone, which follow what it writes', async () => {
    const port = await freePort();
    const qa = await team.begin(`npm run qa -- --port ${port}`, /alone is at (\S+)/);
    const { page, close } = await openVisitor(browser, { portalUrl: qa.found });
    try {
      await page.goto('/');
      const alone = page.frameLocator(`iframe[title="${NAME}"]`);
      await alone.getByRole('heading', { name: 'Your trainings' }).waitFor();
      await alone.getByRole('navigation').getByRole('link', { name: 'Trainings' }).waitFor();
      await page.getByRole('combobox', { name: /^language/ }).selectOption('fr');
      await alone.getByRole('heading', { name: 'Vos formations' }).waitFor();

      await write('src/pages/list.tsx', LIST.replace("t('title')", "'Written anew'"));

      await alone.getByRole('heading', { name: 'Written anew' }).waitFor();
    } finally {
      await write('src/pages/list.tsx', LIST);
      await close();
      await qa.end();
    }
  });

  step('tries its pages in the portal before anybody gets them', async () => {
    const { page } = visitor;
    const dev = await team.begin(`npm run dev -- --port ${await freePort()}`, /is at (\S+):/);
    try {
      await page.goto('/overrides');
      await page.getByLabel('Name of the part').fill(NAME);
      const part = page.getByRole('region', { name: NAME });
      await part.getByLabel('Release number or address').fill(dev.found);
      await part.getByRole('button', { name: 'Try it' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Load it' }).click();
      await page.getByRole('complementary', { name: 'Under test' }).waitFor();

      await menu().getByRole('link', { name: 'Trainings' }).click();
      await page.getByRole('heading', { name: 'Your trainings' }).waitFor();
      await page.getByRole('button', { name: 'End the test' }).click();

      await page.getByRole('heading', { name: /404/ }).waitFor();
    } finally {
      await dev.end();
    }
  });

  step('cannot release a page that does not open', async () => {
    const broken = LIST.replace('return', "throw new Error('Not today');\n  return");
    await write('src/pages/list.tsx', broken);

    const said = await remote('release').catch(({ stderr }: { stderr: string }) => stderr);

    expect(said).toContain('trainings is not released, these pages do not open:');
    expect(said).toMatch(/- \/trainings for the worker, the API loading: .*Not today/);
    expect(await remote('list')).toContain('trainings: nobody gets it.');
    await write('src/pages/list.tsx', LIST);
  });

  step('releases its pages into the portal that runs, and nothing else changes', async () => {
    const said = await remote('release');

    expect(said).toContain('Opened 6 pages of trainings in a browser: all of them stand.');
    expect(said).toContain('trainings: everybody gets release 1.');

    expect(await fingerprintOf(PORTAL)).toBe(before);
  });

  step('has a menu entry, a page and a card on the home page in every new window', async () => {
    const { page, problems } = visitor;
    await page.goto('/home');
    await page.getByText(`${worker.user.name}, your next training is on Monday`).waitFor();

    await menu().getByRole('link', { name: 'Trainings' }).click();

    await page.getByRole('heading', { name: 'Your trainings' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/trainings');
    expect(problems).toEqual([]);
  });

  step('gives a share another release, takes it back, and gives it to all', async () => {
    const { page } = visitor;
    const seen = async (name: string): Promise<void> => {
      await page.goto('/trainings');
      await page.getByRole('heading', { name }).waitFor();
    };
    await write('src/pages/list.tsx', LIST.replace("t('title')", "'Second edition'"));

    expect(await remote('canary --percent 100')).toContain('100 % of the users get release 2');
    await seen('Second edition');
    expect(await remote('rollback')).toContain('trainings: everybody gets release 1.');
    await seen('Your trainings');
    expect(await remote('promote --release 2')).toContain('trainings: everybody gets release 2.');
    await seen('Second edition');
    expect(await remote('rollback')).toContain('trainings: everybody gets release 1.');
    await seen('Your trainings');
  });

  step('stands beside the others with a later antd, and neither redraws the other', async () => {
    const { page } = visitor;
    const looks = async () => {
      const join = page.getByRole('main').getByRole('button', { name: 'Join' });
      await join.waitFor();
      const [own, others] = await Promise.all(
        [join, page.getByRole('main').getByRole('button', { name: 'Today', exact: true })].map(
          (button) =>
            button.evaluate((element) => {
              const { textDecorationLine, columnGap, backgroundColor } = getComputedStyle(element);
              return { textDecorationLine, columnGap, backgroundColor };
            }),
        ),
      );
      return { own, others };
    };
    await page.goto('/home');
    const before = await looks();
    await installLaterAntd(team.folder);
    expect(await remote('release')).toContain('trainings: everybody gets release 3.');

    await page.goto('/home');
    const light = await looks();
    await wear(page, 'Dark Spaces');
    const dark = await looks();
    await wear(page, 'Pure Light');

    const { others, own } = before;
    expect(light.others).toEqual(others);
    expect(light.own).toEqual({ ...own, textDecorationLine: 'line-through', columnGap: '30px' });
    expect(dark.others).toEqual({ ...others, backgroundColor: dark.own?.backgroundColor });
    expect(dark.own).toMatchObject({ textDecorationLine: 'line-through', columnGap: '30px' });
    expect(dark.own?.backgroundColor).not.toBe(own?.backgroundColor);
    expect(await remote('rollback')).toContain('trainings: everybody gets release 1.');
  });

  step('speaks its own French, also where the shell says its words', async () => {
    await speak(visitor, 'fr', stack.portalUrl);
    await visitor.page.goto('/trainings');
    await visitor.page.getByRole('heading', { name: 'Vos formations' }).waitFor();
    await menu().getByRole('link', { name: 'Formations' }).waitFor();
  });

  step('is called by its own name where it fails', async () => {
    const failing = await openVisitor(browser, {
      portalUrl: stack.portalUrl,
      expectedProblems: [/Failed to load resource/, /RemoteFailure/, /RUNTIME-00|Federation/],
    });
    await failing.context.route(`**/releases/${NAME}/**`, (route) => route.abort());
    await signIn(failing, worker);
    await failing.page.goto('/trainings');
    await failing.page.getByText('We could not load the trainings.').waitFor();
    await menu().waitFor();
    await failing.close();
  });

  step('is gone once it is retired, and nothing else has changed', async () => {
    const { page, problems } = visitor;
    expect(await remote('retire')).toContain('nobody gets it any more');
    await page.goto('/trainings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await menu().getByRole('link', { name: 'Formations' }).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('404');
    expect(await fingerprintOf(PORTAL)).toBe(before);
    expect(problems).toEqual([]);
  });
});
