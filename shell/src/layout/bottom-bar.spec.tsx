import type { RemoteName } from '@leafshift/shell-sdk';
import type { PublishedManifest, Release } from '@leafshift/shell-sdk/registry';
import { createMockApi } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen } from '@testing-library/react';
import { aRelease } from '../testing/a-release.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { barOf, isInReach, menuFor } from './nav-items.ts';

type Entry = PublishedManifest['nav'][number];

const entry = (path: string, order: number, bar?: Entry['bar']): Entry => ({
  path,
  label: path.slice(1),
  texts: { en: `All about ${path.slice(1)}` },
  usertypes: ['Temp'],
  order,
  ...(bar && { bar }),
});

const withEntries = (...nav: Entry[]) =>
  new Map<RemoteName, Release>([['parts', aRelease({ nav })]]);

const bar = (releases: ReadonlyMap<RemoteName, Release>, usertype: 'Temp' | 'Employer' = 'Temp') =>
  barOf(menuFor({ usertype }, releases));

const HOME = entry('/home', 10, { en: 'Home', fr: 'Accueil' });
const SHIFTS = entry('/shifts', 30, { en: 'Shifts' });

describe('the bar of phones', () => {
  it('has the entries of all remotes that ask for it, by their order', () => {
    const releases = withEntries(SHIFTS, entry('/trainings', 20), HOME).set(
      'more',
      aRelease({ name: 'more', nav: [entry('/pay', 25, { en: 'Pay' })] }),
    );
    expect(bar(releases).map(({ path }) => path)).toEqual(['/home', '/pay', '/shifts']);
    expect(bar(releases, 'Employer')).toEqual([]);
  });

  it('leaves the menu to what is neither in it nor behind the own name', () => {
    const PROFILE = entry('/profile', 40);
    const reached = (...entries: Entry[]) =>
      menuFor({ usertype: 'Temp' }, withEntries(...entries)).every(isInReach);
    expect(reached(HOME, SHIFTS, PROFILE)).toBe(true);
    expect(reached(HOME, SHIFTS, PROFILE, entry('/trainings', 50))).toBe(false);
  });

  it('has room for four', () => {
    const many = [1, 2, 3, 4, 5].map((order) => entry(`/p${order}`, order, { en: 'P' }));
    expect(bar(withEntries(...many))).toHaveLength(4);
  });

  it('keeps room for itself as long as it is there', () => {
    const { unmount } = renderInShell(<BottomBar items={bar(withEntries(HOME))} />, {
      api: createMockApi(),
    });
    expect(document.documentElement).toHaveAttribute('data-bar', 'yes');
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-bar');
  });

  it('leads to each place in short words, and marks the one that is open', async () => {
    const { container, core } = renderInShell(
      <BottomBar items={bar(withEntries(HOME, SHIFTS))} />,
      {
        api: createMockApi(),
        path: '/shifts',
      },
    );
    expect(screen.getByRole('navigation', { name: 'Main pages' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Shifts' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    expect(await accessibilityProblems(container)).toEqual([]);
    await act(() => core.appearance.setLanguage('fr'));
    expect(await screen.findByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/home');
    await act(() => core.appearance.setLanguage('en'));
  });
});
