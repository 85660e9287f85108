import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { remoteNames } from '../../tools/start/remote-names.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { workspaceRoot } from '../../tools/workspace-paths.ts';
import { journey } from '../support/journey.ts';
import { aWorker, type Person, signIn } from '../support/people.ts';
import { speak } from '../support/speak.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const run = promisify(execFile);
const NAME = 'trainings';
const FOLDER = join(workspaceRoot, '.cache/team', NAME);

/** All that the team wrote: a page with a menu entry, and a card on the workers' home page. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "trainings", "version": "1.0.0", "private": true, "type": "module" }',
  'rspack.config.ts': `import { remoteConfig } from '@leafshift/remote-kit/build/remote';
export default remoteConfig({ name: '${NAME}', dir: import.meta.dirname });`,
  'src/manifest.ts': `import { CONTRACT_VERSION, type RemoteManifest } from '@leafshift/shell-sdk/manifest';
export const manifest = {
  name: '${NAME}',
  contractVersion: CONTRACT_VERSION,
  title: 'part',
  routes: [
    { path: '/trainings', access: ['Temp'], title: 'title', skeleton: 'list', chunk: 'page-list' },
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
  routes: { '/trainings': () => import(/* webpackChunkName: "page-list" */ './list.tsx') },
  slots: { 'worker-home': () => import(/* webpackChunkName: "slot-worker-home" */ './card.tsx') },
  i18n: {
    load: (language) => import(/* webpackChunkName: "texts-[request]" */ \`./locales/\${language}.json\`),
  },
});`,
  'src/list.tsx': `import { Page, PageHeader } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
export function Component() {
  const { t } = useTranslation('${NAME}');
  return <Page><PageHeader title={t('title')} description={t('intro')} /></Page>;
}`,
  'src/card.tsx': `import { useUser } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';
export function Component() {
  const { t } = useTranslation('${NAME}');
  return <p>{t('next', { name: useUser().name })}</p>;
}`,
  'src/locales/en.json': JSON.stringify({
    part: 'the trainings',
    nav: { list: 'Trainings' },
    title: 'Your trainings',
    intro: 'What you have learned, and what comes next.',
    next: '{{name}}, your next training is on Monday',
  }),
  'src/locales/fr.json': JSON.stringify({
    part: 'les formations',
    nav: { list: 'Formations' },
    title: 'Vos formations',
    intro: 'Ce que vous avez appris, et ce qui vient ensuite.',
    next: '{{name}}, votre prochaine formation est lundi',
  }),
};

/** A fingerprint of everything that the portal was built from before the team came. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const part of ['shell', ...remoteNames]) {
    const folder = join(workspaceRoot, part, 'dist');
    for (const file of (await readdir(folder, { recursive: true })).sort()) {
      if (/\.(?:js|css|html|json)$/.test(file))
        hash.update(file).update(await readFile(join(folder, file)));
    }
  }
  return hash.digest('hex');
};

describe('a team that nobody has planned for', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let worker: Person;
  let visitor: Visitor;
  let before: string;

  const remote = async (...args: string[]): Promise<string> => {
    const where = ['--target', join(stack.dataDir, 'registry')];
    const { stdout } = await run(process.execPath, ['tools/remote/main.ts', ...args, ...where], {
      cwd: workspaceRoot,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    return stdout;
  };
  const release = () =>
    remote('release', NAME, '--dist', join(FOLDER, 'dist'), '--url', `${stack.portalUrl}/releases`);
  const menu = () => visitor.page.getByRole('navigation', { name: /Main menu|Menu principal/ });

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
    worker = await aWorker(stack);
    before = await fingerprint();
    visitor = await openVisitor(browser, { portalUrl: stack.portalUrl });
    await signIn(visitor, worker);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    const registry = join(stack.dataDir, 'registry');
    await rm(join(registry, 'remotes', `${NAME}.json`), { force: true });
    await rm(join(registry, NAME), { recursive: true, force: true });
    await rm(join(registry, 'history', NAME), { recursive: true, force: true });
    await rm(FOLDER, { recursive: true, force: true });
  });

  const step = journey('foreign-remote', () => ({ visitor }));

  step('builds its remote alone, and releases it into the portal that runs', async () => {
    for (const [path, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(FOLDER, path)), { recursive: true });
      await writeFile(join(FOLDER, path), text);
    }
    await run(process.execPath, ['libs/remote-kit/src/build/main.ts', FOLDER], {
      cwd: workspaceRoot,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
    });

    expect(await release()).toContain('trainings: everybody gets release 1.');

    expect(await fingerprint()).toBe(before);
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
    expect(await remote('retire', NAME)).toContain('nobody gets it any more');
    await page.goto('/trainings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await menu().getByRole('link', { name: 'Formations' }).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('404');
    expect(await fingerprint()).toBe(before);
    expect(problems).toEqual([]);
  });
});
