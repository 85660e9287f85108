import type { UserType } from '@leafshift/contracts/users';
import type { AdminRole } from '@leafshift/domain/admin-roles';
import type { MemberPermission } from '@leafshift/domain/business-members';
import type { RemoteName } from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';
import { aUser } from '@leafshift/testing/builders';
import { createMockApi } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { aRelease } from '../testing/a-release.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { memberMenu } from './member-menu.ts';
import {
  accountMenuFor,
  LOADING_MENU,
  type MenuReader,
  menuFor,
  type NavItem,
} from './nav-items.ts';
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
    nav: [],
    account: [
      {
        path: '/social-media',
        label: 'socialMedia',
        texts: { en: 'Social Media', fr: 'Réseaux sociaux' },
        icon: 'M5 5h14',
        usertypes: ['Temp', 'Employer'],
        order: 20,
      },
      {
        path: '/market-stats',
        label: 'marketStats',
        texts: { en: 'Market Stats' },
        usertypes: ['Temp', 'Employer'],
        needs: 'money',
        order: 10,
      },
      {
        path: '/subscription',
        label: 'fees',
        texts: { en: 'Fees and spending' },
        usertypes: ['Employer'],
        order: 30,
      },
    ],
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
    expect(screen.queryByRole('link', { name: 'Fees and spending' })).not.toBeInTheDocument();
  });

  it("has of the pages behind one's own name those that one may open, in their order", () => {
    const paths = (reader: MenuReader) => accountMenuFor(reader, withStats).map(({ path }) => path);
    const inBusiness = (may: MemberPermission[]): MenuReader => ({
      usertype: 'Employer',
      business: { ...aUser({ usertype: 'Employer' }).business, may } as MenuReader['business'],
    });
    expect(paths({ usertype: 'Temp' })).toEqual(['/market-stats', '/social-media']);
    expect(paths({ usertype: 'Employer' })).toEqual([
      '/market-stats',
      '/social-media',
      '/subscription',
    ]);
    expect(paths(inBusiness(['shifts']))).toEqual(['/social-media', '/subscription']);
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
