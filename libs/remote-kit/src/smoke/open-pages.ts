import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import type { Browser, Page } from 'playwright-core';
import type { RemoteBuild } from '../build/remote-build.ts';
import { readRemote } from '../gate/remote-dist.ts';
import { listen, type RunningServer } from '../ports/listen.ts';
import { PlainFailure } from '../process/plain-failure.ts';
import { staticFiles } from '../serve/static-files.ts';
import { NO_PAGE, type OpenedPage, openedPages } from './opened-pages.ts';
import { BUILD_PATH, smokeConfig } from './smoke-config.ts';

const PATIENCE_MS = 20_000;
/** A page that keeps asking for something never falls silent; what it complained of by then counts. */
const SILENCE_MS = 10_000;

/**
 * Opens every page and slot of a finished build in a browser, on a fake shell whose API does not answer
 * and on one whose API fails. Answers how many it opened. Throws a PlainFailure that names every page
 * that does not stand, with what the browser said.
 */
export async function openPages(
  distFolder: string,
  launch: () => Promise<Browser>,
): Promise<number> {
  // First, since it is what a machine may lack.
  const browser = await launch();
  try {
    return await openBuild(browser, distFolder);
  } finally {
    await browser.close();
  }
}

async function openBuild(browser: Browser, distFolder: string): Promise<number> {
  const { build } = readRemote(distFolder);
  const folder = await mkdtemp(join(tmpdir(), 'leafshift-smoke-'));
  try {
    await buildHost(build, folder);
    const server = await serveHost(folder, distFolder);
    return await openAll(browser, `http://localhost:${server.port}`, build).finally(() =>
      server.stop(),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openAll(browser: Browser, origin: string, build: RemoteBuild): Promise<number> {
  const pages = openedPages(build);
  const problems: string[] = [];
  // One after the other in tabs of one window, so that the code is fetched and compiled once.
  const context = await browser.newContext();
  for (const opened of pages) {
    const tab = await context.newPage();
    const said = await problemsOf(tab, origin, opened);
    await tab.close();
    if (said.length > 0) problems.push(`${described(opened)}: ${said.join('; ')}`);
  }
  if (problems.length === 0) return pages.length;
  throw new PlainFailure(
    `${build.manifest.name} is not released, these pages do not open:\n- ${problems.join('\n- ')}`,
  );
}

const described = ({ path, viewer, state }: OpenedPage): string =>
  `${path === NO_PAGE ? 'the slots' : path} for the ${viewer}, the API ${state}`;

/** What the browser complains of on its way to a page that stands; empty when all is well. */
async function problemsOf(
  page: Page,
  origin: string,
  { path, viewer, state }: OpenedPage,
): Promise<string[]> {
  const said: string[] = [];
  const complained = new Promise<void>((resolve) => {
    const note = (text: string): void => {
      said.push(text.split('\n')[0] ?? '');
      resolve();
    };
    page.on('pageerror', ({ message }) => note(message));
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
  });
  const address = new URL(path, origin);
  address.search = new URLSearchParams({ bare: '', viewer, state }).toString();
  await page.goto(address.href);
  const shown = { path: address.pathname, mayBeEmpty: path === NO_PAGE };
  const stands = page.waitForFunction(isShown, shown, { timeout: PATIENCE_MS }).then(
    () => page.waitForLoadState('networkidle', { timeout: SILENCE_MS }).catch(isStillAsking),
    () => {
      said.push('nothing is shown');
    },
  );
  await Promise.race([stands, complained]);
  return [...new Set(said)];
}

function isStillAsking(error: unknown): void {
  if ((error as Error).name !== 'TimeoutError') throw error;
}

/**
 * Whether the frame stands and is not empty, unless the slots alone were opened or the page has led the
 * viewer elsewhere, maybe to a page of another remote. Runs in the page.
 */
function isShown({ path, mayBeEmpty }: { path: string; mayBeEmpty: boolean }): boolean {
  const main = document.querySelector('main');
  if (main === null) return false;
  return mayBeEmpty || location.pathname !== path || main.textContent?.trim() !== '';
}

function buildHost(build: RemoteBuild, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(smokeConfig(build, folder));
    compiler.run((error, stats) => {
      compiler.close(() => {
        const problems = error?.message ?? stats?.toString({ preset: 'errors-only' }) ?? '';
        if (problems) reject(new Error(`The page that opens the build was not made:\n${problems}`));
        else resolve();
      });
    });
  });
}

function serveHost(folder: string, distFolder: string): Promise<RunningServer> {
  const host = staticFiles(folder);
  const built = staticFiles(distFolder);
  const server = createServer((request, response) => {
    const notFound = (): void => {
      response.writeHead(404).end();
    };
    const path = request.url ?? '/';
    if (path.startsWith(BUILD_PATH)) {
      request.url = path.slice(BUILD_PATH.length - 1);
      built(request, response, notFound);
      return;
    }
    // The page listens for changes of its code, of which there are none here.
    if (path === '/__changes' || path.startsWith('/favicon')) {
      response.writeHead(204).end();
      return;
    }
    host(request, response, () => {
      request.url = '/index.html';
      host(request, response, notFound);
    });
  });
  return listen(server, 0);
}
