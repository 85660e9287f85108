import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { StagedRemote } from '../support/staged-remote.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

interface Violations {
  violations?: string[];
}

/** Keeps what the browser refuses under the page's policy, from the first script on. */
async function watchPolicy(visitor: Visitor): Promise<void> {
  await visitor.context.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI} in ${event.sourceFile}`);
    });
  });
}

const violationsOf = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => (window as Violations).violations);

describe("the page's content security policy", () => {
  let stack: ControlledStack;
  let browser: Browser;

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
  });

  afterAll(() => browser?.close());

  it('allows no script that is made at run time or stands in the page', async () => {
    const { headers } = await fetch(`${stack.portalUrl}/login`);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = policy.split(/[;,] /).filter((directive) => directive.startsWith('script-src'));
    expect(scripts).toEqual([
      expect.stringMatching(/^script-src 'self'/),
      expect.stringMatching(/^script-src 'strict-dynamic' 'nonce-/),
    ]);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  it('is a problem of every visitor whose page breaks it, so that all pages that specs open keep it', async () => {
    const visitor = await openVisitor(browser, stack);
    await visitor.page.goto('/login');
    await visitor.page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
    expect(visitor.problems).toContainEqual(expect.stringContaining('Content Security Policy'));
    await visitor.close();
  });

  /** Runs what an attacker's text would, in the page; gives what the browser refused. */
  async function attempt(what: () => unknown): Promise<{ refused: string[]; hasRun: boolean }> {
    const expectedProblems = [/Content Security Policy|Trusted|refused|made from text|No scripts/i];
    const visitor = await openVisitor(browser, { ...stack, expectedProblems });
    await watchPolicy(visitor);
    const { page } = visitor;
    await page.goto('/login');
    await page.locator('h1').first().waitFor();
    const thrown = await page.evaluate(what).then(
      () => [],
      (error: Error) => [error.message],
    );
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
    const refused = [...thrown, ...((await violationsOf(page)) ?? [])];
    const hasRun = await page.evaluate(() => 'hasRun' in window);
    await visitor.close();
    return { refused, hasRun };
  }

  it.each<[string, () => unknown]>([
    [
      'a script of another origin',
      () => {
        const foreign = document.createElement('script');
        foreign.src = 'https://elsewhere.example/script.js';
        document.head.append(foreign);
      },
    ],
    [
      'a script written into the page',
      () => {
        const written = document.createElement('script');
        written.textContent = 'window.hasRun = true;';
        document.head.append(written);
      },
    ],
    [
      'a handler in markup',
      () => {
        document.body.innerHTML = '<img src="/none.png" onerror="window.hasRun = true">';
      },
    ],
    [
      'a handler set as an attribute',
      () => {
        document.body.setAttribute('onclick', 'window.hasRun = true');
        document.body.click();
      },
    ],
    [
      'a document made from text',
      () => {
        const frame = document.createElement('iframe');
        frame.srcdoc = '<script>parent.hasRun = true</script>';
        document.body.append(frame);
      },
    ],
    ['code made from text', () => setTimeout('window.hasRun = true' as never)],
    [
      'a policy that nobody named',
      () => {
        const { trustedTypes } = window as never as {
          trustedTypes: { createPolicy(name: string, guard: object): unknown };
        };
        trustedTypes.createPolicy('mine', { createHTML: (text: string) => text });
      },
    ],
  ])('refuses %s', async (_, what) => {
    const { refused, hasRun } = await attempt(what);
    expect(refused).not.toEqual([]);
    expect(hasRun).toBe(false);
  });
});

describe('when a byte of a remote was changed on its way', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let staged: StagedRemote;

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
    staged = new StagedRemote(stack, 'mf-public-board');
    await staged.begin();
  });

  afterAll(async () => {
    await staged.restore();
    await browser.close();
  });

  it('the browser refuses it, and the card stands in its place', async () => {
    await staged.changedEntry((text) => `${text} `);
    // What the registry promises is still the entry as it was built.
    await staged.publish((release) => release);
    const visitor = await openVisitor(browser, {
      ...stack,
      expectedProblems: [/integrity|RemoteFailure|RUNTIME-00|Federation Runtime/],
    });
    await visitor.page.goto('/job-posting');
    await visitor.page.getByText('This part of Leafshift is not answering').waitFor();
    await visitor.page.getByRole('button', { name: 'Sign in' }).click();
    await visitor.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(visitor.problems).toEqual([]);
    await visitor.close();
  });
});
