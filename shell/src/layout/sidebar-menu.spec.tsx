import type { UserType } from '@leafshift/contracts/users';
import type { AdminRole } from '@leafshift/domain/admin-roles';
import type { RemoteName } from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';
import { createMockApi } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { aRelease } from '../testing/a-release.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { memberMenu } from './member-menu.ts';
import { LOADING_MENU, menuFor, type NavItem } from './nav-items.ts';
import { SidebarMenu } from './sidebar-menu.tsx';

const releases = new Map<RemoteName, Release>([
  [
    'mf-worker',
    aRelease({
      nav: [
        { path: '/workhistory', label: 'workHistory', usertypes: ['Temp'], order: 40 },
        { path: '/home', label: 'home', usertypes: ['Temp'], order: 10 },
      ],
    }),
  ],
  [
    'mf-employer',
    aRelease({
      name: 'mf-employer',
      nav: [{ path: '/jobposting', label: 'createPost', usertypes: ['Employer'], order: 20 }],
    }),
  ],
]);

const setUp = (items: readonly NavItem[], path = '/home') =>
  renderInShell(<SidebarMenu items={items} />, { api: createMockApi(), path });

const withStats = new Map(releases).set(
  'mf-public-board',
  aRelease({
    name: 'mf-public-board',
    routes: [{ path: '/market-stats', access: ['Temp'], title: 't', skeleton: 'dashboard' }],
    nav: [],
  }),
);

/** A menu that learns only after a click which pages there are. */
function Reloaded() {
  const [isKnown, setKnown] = useState(false);
  const known = isKnown ? withStats : new Map<RemoteName, Release>();
  return (
    <>
      <button type="button" onClick={() => setKnown(true)}>
        Arrive
      </button>
      <SidebarMenu items={memberMenu({ usertype: 'Temp' }, known)} />
    </>
  );
}

describe('the menu', () => {
  it('has the entries of the user type in their order', () => {
    expect(menuFor({ usertype: 'Temp' }, releases).map(({ path }) => path)).toEqual([
      '/home',
      '/workhistory',
    ]);
    expect(menuFor({ usertype: 'Employer' }, releases).map(({ path }) => path)).toEqual([
      '/jobposting',
    ]);
  });

  it('has of the back office the entries of the roles that somebody has', () => {
    const usertypes: UserType[] = ['Admin'];
    const desk = new Map([
      [
        'mf-back-office',
        aRelease({
          name: 'mf-back-office',
          nav: [
            { path: '/home', label: 'today', usertypes, order: 10 },
            { path: '/reviews', label: 'reviews', usertypes, roles: ['reviewer'], order: 20 },
            { path: '/money', label: 'money', usertypes, roles: ['finance'], order: 30 },
            { path: '/system', label: 'system', usertypes, roles: [], order: 40 },
            { path: '/new', label: 'new', usertypes, roles: ['of-tomorrow'], order: 50 },
          ],
        }),
      ],
    ]);
    const paths = (adminRoles?: AdminRole[]) =>
      menuFor({ usertype: 'Admin', ...(adminRoles && { adminRoles }) }, desk).map(
        ({ path }) => path,
      );
    const all = ['/home', '/reviews', '/money', '/system', '/new'];
    expect(paths(['reviewer'])).toEqual(['/home', '/reviews']);
    expect(paths(['support', 'finance'])).toEqual(['/home', '/money']);
    expect(paths([])).toEqual(['/home']);
    expect(paths(['owner'])).toEqual(all);
    expect(paths()).toEqual(all);
  });

  it('marks the page that is open', () => {
    setUp(menuFor({ usertype: 'Temp' }, releases));
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Work History' })).not.toHaveAttribute('aria-current');
  });

  it('has the words and the drawing that a remote brings, in English where it has no others', async () => {
    const trainings = new Map([
      [
        'trainings',
        aRelease({
          name: 'trainings',
          nav: [
            {
              path: '/trainings',
              label: 'list',
              texts: { en: 'Trainings', fr: 'Formations' },
              icon: 'M4 4h16',
              usertypes: ['Temp'],
              order: 50,
            },
          ],
        }),
      ],
    ]);
    const { core } = setUp(menuFor({ usertype: 'Temp' }, trainings));
    const link = screen.getByRole('link', { name: 'Trainings' });
    expect(link.querySelector('path')).toHaveAttribute('d', 'M4 4h16');
    await act(() => core.appearance.setLanguage('fr'));
    expect(await screen.findByRole('link', { name: 'Formations' })).toBeVisible();
    await act(() => core.appearance.setLanguage('de'));
    expect(await screen.findByRole('link', { name: 'Trainings' })).toBeVisible();
    await act(() => core.appearance.setLanguage('en'));
  });

  it('shows the loading-state menu without leading anywhere', () => {
    setUp(LOADING_MENU);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Market Stats',
      'Email Reports',
      'Social Media',
      'Subscription',
      'Settings',
    ]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('has what is needed less often behind an arrow, as far as a release has it', async () => {
    const { user } = setUp(memberMenu({ usertype: 'Temp' }, withStats));
    expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('link', { name: 'Market Stats' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Settings' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Earnings' })).not.toBeInTheDocument();
  });

  it.each([
    ['Employer', 'Fees and spending'],
    ['Temp', 'Earnings'],
  ] as const)('calls the money page of an %s %s', async (usertype, name) => {
    const withFees = new Map<RemoteName, Release>([
      [
        'mf-public-board',
        aRelease({
          name: 'mf-public-board',
          routes: [{ path: '/subscription', access: [usertype], title: 't', skeleton: 'split' }],
          nav: [],
        }),
      ],
    ]);
    const { user } = setUp(memberMenu({ usertype }, withFees));
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/subscription');
  });

  it('names the money of a worker once, where their menu has it', async () => {
    const open = (name: RemoteName, path: string) =>
      aRelease({
        name,
        routes: [{ path, access: ['Temp'], title: 't', skeleton: 'list' }],
        nav: [],
      });
    const releases = new Map<RemoteName, Release>([
      ['mf-public-board', open('mf-public-board', '/subscription')],
      ['mf-worker', open('mf-worker', '/earnings')],
    ]);
    const { user } = setUp(memberMenu({ usertype: 'Temp' }, releases));
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('link', { name: 'Earnings' })).not.toBeInTheDocument();
  });

  it('opens and closes nested entries', async () => {
    const nested: NavItem[] = [
      { label: 'posts', children: [{ label: 'createPost', path: '/jobposting' }] },
    ];
    const { user, container } = setUp(nested);
    const group = screen.getByRole('button', { name: 'Posts' });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Create Post' })).not.toBeInTheDocument();
    await user.click(group);
    expect(screen.getByRole('link', { name: 'Create Post' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('opens by itself where the page is known only once the releases are there', async () => {
    const { user } = renderInShell(<Reloaded />, { api: createMockApi(), path: '/market-stats' });
    await user.click(screen.getByRole('button', { name: 'Arrive' }));
    const page = screen.getByRole('link', { name: 'Market Stats' });
    expect(page).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('link', { name: 'Market Stats' })).not.toBeInTheDocument();
  });

  it('has its entries in all six languages', async () => {
    const { core } = setUp(menuFor({ usertype: 'Temp' }, releases));
    const names: Record<string, string> = {
      de: 'Startseite',
      es: 'Inicio',
      fr: 'Accueil',
      ar: 'الرئيسية',
      zh: '首页',
      en: 'Home',
    };
    for (const [language, name] of Object.entries(names)) {
      await act(() => core.appearance.setLanguage(language as 'de'));
      expect(await screen.findByRole('link', { name })).toBeVisible();
    }
  });
});
