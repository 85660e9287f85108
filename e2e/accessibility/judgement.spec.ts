import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { connectToStack } from '../../tools/start/stack-control.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main></html>`;
const framed = (body: string): string =>
  page(`<iframe title="A part" srcdoc="${page(body).replaceAll('"', '&quot;')}"></iframe>`);

describe('the judgement of a page', () => {
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    browser = await launchChromium();
    visitor = await openVisitor(browser, await connectToStack());
  });

  afterAll(() => browser?.close());

  it('names the rule and the element that breaks it', async () => {
    await visitor.page.setContent(page('<button></button>'));
    await expect(expectAccessible(visitor.page)).rejects.toThrow(/button-name \(.*\) at button/);
  });

  it('looks into frames', async () => {
    // A frame of an empty page has no origin, and axe only asks frames that have one.
    await visitor.page.goto('/manifest.webmanifest');
    await visitor.page.setContent(framed('<button></button>'));
    await expect(expectAccessible(visitor.page)).rejects.toThrow(
      /button-name \(.*\) at iframe button/,
    );
  });

  it('asks for nothing but colours where only those have changed', async () => {
    await visitor.page.setContent(page('<button></button>'));
    await expectAccessible(visitor.page, { onlyColours: true });
    await visitor.page.setContent(page('<p style="color: #ccc; background: #fff">Pale</p>'));
    await expect(expectAccessible(visitor.page, { onlyColours: true })).rejects.toThrow(
      /color-contrast/,
    );
  });

  it('says nothing of what is outside the part that it is asked about', async () => {
    await visitor.page.setContent(page('<button></button><section>Well said</section>'));
    await expectAccessible(visitor.page, { within: 'section' });
  });
});
