import { createMockApi } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import NarrowPrompt from './narrow-prompt.tsx';

const REGISTRY = {
  formatVersion: 1,
  settings: {
    googleMapsKey: null,
    androidStoreUrl: 'https://android.test/',
    iosStoreUrl: 'https://ios.test/',
  },
  remotes: {},
};

const setUp = async () => {
  const onContinue = jest.fn();
  const shown = renderInShell(<NarrowPrompt onContinue={onContinue} />, { api: createMockApi() });
  await screen.findByRole('link', { name: 'Download for iPhone' });
  return { ...shown, onContinue };
};

const install = () => screen.queryByRole('button', { name: 'Install from the browser' });

/** The browser says that it can install the page. */
function offerToInstall() {
  const prompt = jest.fn().mockResolvedValue({ outcome: 'accepted' });
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => {
    window.dispatchEvent(event);
  });
  return { event, prompt };
}

const browserFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = jest.fn().mockImplementation(async () => Response.json(REGISTRY));
});
afterEach(() => {
  globalThis.fetch = browserFetch;
  act(() => {
    window.dispatchEvent(new Event('appinstalled'));
  });
});

describe("the 'open in the app' page", () => {
  it('leads to the stores, and on in the browser', async () => {
    const { user, onContinue, container } = await setUp();
    expect(screen.getByRole('link', { name: 'Download for Android' })).toHaveAttribute(
      'href',
      'https://android.test/',
    );
    expect(install()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue in the browser' }));
    expect(onContinue).toHaveBeenCalledTimes(1);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('offers installing where the browser says that it can, also before the page stood', async () => {
    const { event, prompt } = offerToInstall();
    const { user } = await setUp();
    expect(event.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Install from the browser' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(install()).not.toBeInTheDocument();
  });

  it('offers it no longer once the portal is installed', async () => {
    offerToInstall();
    await setUp();
    expect(install()).toBeVisible();
    act(() => {
      window.dispatchEvent(new Event('appinstalled'));
    });
    expect(install()).not.toBeInTheDocument();
  });
});
