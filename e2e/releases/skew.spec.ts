import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { buildReleaseBefore, distBefore, hadRemote } from '../../tools/skew/release-before.ts';
import { remoteNames } from '../../tools/start/remote-names.ts';
import type { ControlledStack } from '../../tools/start/stack-control.ts';
import { startStackForTests, type TestStack } from '../../tools/start/stack-for-tests.ts';
import { anEmployer, aShift, aWorker, type Person, signIn } from '../support/people.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor } from '../support/visitor.ts';

describe('parts of two releases at once', () => {
  let browser: Browser;
  let before: string;

  beforeAll(async () => {
    before = await buildReleaseBefore();
    browser = await launchChromium();
  }, 300_000);
  afterAll(() => browser?.close());

  /** A worker asks for a shift and is confirmed, both told by the socket: pages, calls and events. */
  async function walk(stack: ControlledStack): Promise<void> {
    const open = async (person: Person) => {
      const visitor = await openVisitor(browser, stack);
      await signIn(visitor, person);
      return visitor;
    };
    const [employer, worker] = await Promise.all([anEmployer(stack), aWorker(stack)]);
    const shift = await aShift(employer);
    const [business, person] = [await open(employer), await open(worker)];
    await business.page.goto('/posts');
    await shownText(business.page, 'Trimmer').waitFor();

    await person.page.goto(`/find-work/${shift}`);
    await person.page.getByRole('button', { name: 'Apply Now' }).click();
    await person.page.getByRole('button', { name: 'Accept and Apply' }).click();
    await shownText(person.page, 'Shift Requested').waitFor();
    await business.page.getByRole('button', { name: /Notifications, 1 unread/ }).waitFor();
    // Its address opens a shift in both releases; the lists around it differ.
    await business.page.goto(`/posts?shift=${shift}&view=request`);
    const dialog = business.page.getByRole('dialog');
    const profile = new RegExp(`^(?!Confirm|Decline).*${worker.user.name}`);
    await dialog.getByRole('button', { name: profile }).click();
    await dialog.getByRole('button', { name: 'Confirm Worker', exact: true }).click();
    await shownText(business.page, 'Worker Confirmed').waitFor();
    await person.page.getByRole('button', { name: /Notifications, 1 unread/ }).waitFor();

    for (const { page, problems, close } of [business, person]) {
      for (const path of ['/home', '/workhistory', '/profile']) {
        await page.goto(path);
        await page.getByRole('main').getByRole('heading').first().waitFor();
      }
      expect(problems).toEqual([]);
      await close();
    }
  }

  const entryOf = (html: string) => /main\.[0-9a-f]+\.js/.exec(html)?.[0];

  describe('a shell of the release before, with the API and the remotes of this one', () => {
    let portal: TestStack;
    beforeAll(async () => {
      portal = await startStackForTests({
        isBuilt: true,
        shellFolder: distBefore(before, 'shell'),
      });
    }, 120_000);
    afterAll(() => portal?.stop());

    it('works', async () => {
      const page = await readFile(join(distBefore(before, 'shell'), 'index.html'), 'utf8');
      expect(entryOf(page)).toBeDefined();
      const answer = await fetch(portal.stack.portalUrl);
      expect(entryOf(await answer.text())).toBe(entryOf(page));
      await walk(portal.stack);
    }, 120_000);
  });

  describe('a shell of this release, with the API and the remotes of the one before', () => {
    let portal: TestStack;
    beforeAll(async () => {
      portal = await startStackForTests({ isBuilt: true, apiFolder: distBefore(before, 'api') });
      // A remote that there was not yet stays as it is now.
      for (const name of remoteNames.filter((one) => hadRemote(before, one))) {
        await portal.stack.startRemote(name, { folder: distBefore(before, name) });
      }
      await portal.stack.publish();
    }, 120_000);
    afterAll(() => portal?.stop());

    it('works', async () => {
      await walk(portal.stack);
    }, 120_000);
  });
});
