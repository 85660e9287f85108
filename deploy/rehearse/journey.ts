import { login } from '@leafshift/contracts/auth';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { get, type Person } from '../../tools/drills/api/caller.ts';
import { DRILL_PASSWORD } from '../../tools/drills/api/people.ts';
import { ShiftOnApi } from '../../tools/drills/api/shift-on-api.ts';
import type { Stage } from './drills/drill.ts';
import { securedPays } from './drills/outages.ts';
import { lastLines } from './drills/restarts.ts';
import { addressOf } from './evidence.ts';
import { until } from './until.ts';
import { must } from './world/installation.ts';
import type { World } from './world/world.ts';

const TOMORROW_MS = 30 * 60 * 60_000;
const ADMIN = 'robin@example.ca';
const PAGE_WITHIN_MS = 60_000;

/** Somebody signs in, posts a shift and confirms a worker; mails leave, and the pay is secured. */
export async function journey({ world, people, employer }: Stage): Promise<string> {
  const worker = await people.worker('Wilma Wanted');
  const { mail } = world;
  const sign = async (person: Person): Promise<void> => {
    const email = await addressOf(world.client.db(), person.id);
    await get(world.origin, login, { body: { email, password: DRILL_PASSWORD } });
  };
  await sign(employer);
  await sign(worker);
  const startsAt = new Date(Date.now() + TOMORROW_MS);
  const shift = await ShiftOnApi.post(world.origin, employer, { startsAt });
  const secured = await securedPays(world);
  await shift.take(worker);
  const address = await addressOf(world.client.db(), worker.id);
  await until('the worker has a mail of it', () =>
    mail.received.some(({ to }) => to[0] === address),
  );
  await until('the pay is secured', async () => (await securedPays(world)) > secured);
  return 'An employer and a worker signed in; a shift was posted, requested and confirmed; its mail came, its pay is secured.';
}

/** The first administrator is made by the operator's command, and gets a mail with a link. */
export async function firstAdministrator({ world, installation }: Stage): Promise<string> {
  const settings = { ...world.settings(), DATA_DIR: world.dataDir(0) };
  for (const args of [['check-config'], ['make-admin', ADMIN, '--name', 'Robin']]) {
    const { code, output } = await installation.operate(args, settings);
    if (code !== 0) throw new PlainFailure(`operator ${args[0]} failed: ${lastLines(output)}`);
  }
  // A process does the command's work that is left: here the mail.
  await until('the administrator has a mail', () =>
    world.mail.received.some(({ to }) => to.includes(ADMIN)),
  );
  return 'check-config found nothing wrong; the administrator has the mail with the link.';
}

/** A worker's pages are released to the registry and looked at in a browser, over TLS. */
export async function inABrowser({ world, worker, crowd }: Stage): Promise<string> {
  await releaseRemote(world, 'mf-worker');
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ baseURL: world.origin, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    page.setDefaultTimeout(PAGE_WITHIN_MS);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto('/login');
    await page.getByLabel('Email').fill(await addressOf(world.client.db(), worker.id));
    await page.getByLabel('Password', { exact: true }).fill(DRILL_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    const [shift = ''] = crowd.acknowledged;
    await page.goto(`/find-work/${shift}`);
    await page.getByRole('button', { name: 'Apply Now' }).waitFor();
    if (problems.length > 0) throw new PlainFailure(problems.join('\n'));
    return 'A worker signed in and was shown a shift by the released pages, without an error.';
  } finally {
    await browser.close();
  }
}

async function releaseRemote(world: World, name: string): Promise<void> {
  await must(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'run', `${name}:build`]);
  await must(process.execPath, [
    ...['tools/remote/main.ts', 'release', name, '--no-smoke', '--target', world.registry],
    ...['--dist', `${name}/dist`, '--url', `${world.origin}/releases`],
  ]);
}
