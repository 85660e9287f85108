import { basename } from 'node:path';
import type { Browser } from 'playwright-core';
import { scriptsOf } from './figures.ts';
import { packagesByScript } from './packages-by-script.ts';
import { record, type Transfer } from './visit.ts';

/** What the visit to another remote fetched, after the first was there. */
export interface SecondRemote {
  readonly transfers: readonly Transfer[];
  /** Files of packages in these scripts that were in scripts fetched before. */
  readonly fetchedAgain: readonly string[];
}

/** Opens an employer's home, then the public board by a click, and compares what was fetched. */
export async function secondRemote(
  browser: Browser,
  portalUrl: string,
  token: string,
): Promise<SecondRemote> {
  const context = await browser.newContext({ baseURL: portalUrl });
  try {
    await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    const transfers = record(session);
    await tab.goto('/home');
    await tab.getByText('You have no postings for this week').waitFor();
    await tab.waitForLoadState('networkidle');
    const before = transfers();
    // Within the window, as a link of the portal goes: no new document.
    await tab.evaluate(() => {
      history.pushState(null, '', '/job-posting');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await tab.locator('#content a[href^="/job-posting/"]').first().waitFor();
    await tab.waitForLoadState('networkidle');
    const after = transfers().slice(before.length);

    const packages = await packagesByScript();
    const of = ({ url }: Transfer): readonly string[] =>
      packages.get(basename(new URL(url).pathname)) ?? [];
    const known = new Set(scriptsOf(before).flatMap(of));
    const fetchedAgain = new Set(
      scriptsOf(after)
        .flatMap(of)
        .filter((name) => known.has(name)),
    );
    return { transfers: after, fetchedAgain: [...fetchedAgain].sort() };
  } finally {
    await context.close();
  }
}
