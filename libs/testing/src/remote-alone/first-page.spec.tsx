import type { RemoteManifest } from '@leafshift/shell-sdk';
import { screen } from '@testing-library/react';
import { aUser } from '../builders/index.ts';
import { renderWithShell } from '../render/index.ts';
import { firstPage } from './first-page.ts';
import { Menu } from './menu.tsx';

const route = { title: 'title', skeleton: 'list' } as const;
const entry = { icon: 'M4 6h16', usertypes: ['Temp'] } as const;
const MANIFEST: RemoteManifest = {
  ...{ name: 'trainings', contractVersion: '1.1', title: 'part', slots: [] },
  routes: [
    { ...route, path: '/trainings/:id', access: ['Temp'] },
    { ...route, path: '/courses/:id?', access: ['Employer'] },
    { ...route, path: '/catalogue', access: 'public' },
  ],
  nav: [
    { ...entry, path: '/later', label: 'nav.later', order: 20 },
    { ...entry, path: '/trainings', label: 'nav.list', order: 10 },
  ],
  account: [{ ...entry, path: '/certificates', label: 'nav.mine', order: 5 }],
};

describe('a remote alone', () => {
  it('opens on the first page of whoever looks', () => {
    expect(firstPage(MANIFEST, 'Temp')).toBe('/trainings');
    expect(firstPage(MANIFEST, 'Employer')).toBe('/courses');
    expect(firstPage(MANIFEST, undefined)).toBe('/catalogue');
    expect(firstPage({ ...MANIFEST, routes: [] }, undefined)).toBeUndefined();
  });

  it('shows the entries of the menu in its own words, and nobody those of others', () => {
    const texts = {
      trainings: { nav: { list: 'Trainings', later: 'Later', mine: 'Certificates' } },
    };
    const { unmount } = renderWithShell(<Menu manifest={MANIFEST} />, {
      user: aUser({ usertype: 'Temp' }),
      texts,
    });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Trainings',
      'Later',
      'Certificates',
    ]);
    unmount();
    renderWithShell(<Menu manifest={MANIFEST} />, { user: aUser({ usertype: 'Employer' }), texts });
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
