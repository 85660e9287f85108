import { createMockApi } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { NarrowWindow, OfferBelowPage } from './narrow-window.tsx';

const setUp = (path = '/home') =>
  renderInShell(
    <NarrowWindow>
      <p>The page</p>
      <OfferBelowPage />
    </NarrowWindow>,
    { api: createMockApi(), path },
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

  it.each(['/job-posting', '/job-posting/665f1c2ab7e4d90012345678'])(
    'is a bar below %s, which stays readable',
    async (path) => {
      const { user, container } = setUp(path);
      const bar = await screen.findByRole('complementary', {
        name: 'Download our app for a better experience!',
      });
      expect(screen.getByText('The page')).toBeVisible();
      expect(screen.queryByText('Your browser window is too small!')).toBeNull();
      expect(await accessibilityProblems(container)).toEqual([]);
      await user.click(await goOn());
      expect(bar).not.toBeInTheDocument();
    },
  );

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
