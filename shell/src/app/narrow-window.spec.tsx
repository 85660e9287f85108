import { createMockApi } from '@leafshift/testing/mock-api';
import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { NarrowWindow } from './narrow-window.tsx';

const setUp = () =>
  renderInShell(
    <NarrowWindow>
      <p>The page</p>
    </NarrowWindow>,
    { api: createMockApi() },
  );

const goOn = () => screen.findByRole('button', { name: 'Continue in the browser' });

jest.mock('./use-is-narrow.ts', () => ({ useIsNarrow: () => true }));

const browserFetch = globalThis.fetch;
beforeEach(() => {
  localStorage.clear();
  const settings = {
    googleMapsKey: null,
    androidStoreUrl: 'https://android.test/',
    iosStoreUrl: 'https://ios.test/',
  };
  globalThis.fetch = jest
    .fn()
    .mockImplementation(async () => Response.json({ formatVersion: 1, settings, remotes: {} }));
});
afterEach(() => {
  globalThis.fetch = browserFetch;
  jest.restoreAllMocks();
});

describe('the prompt of narrow windows', () => {
  it('is waved away for good on this device', async () => {
    const first = setUp();
    await first.user.click(await goOn());
    expect(screen.getByText('The page')).toBeVisible();
    first.unmount();
    setUp();
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('is not in the way of the installed portal', () => {
    const { matchMedia } = window;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(matchMedia(query), 'matches', {
        value: query === '(display-mode: standalone)',
      }),
    );
    setUp();
    expect(screen.getByText('The page')).toBeVisible();
  });
});
