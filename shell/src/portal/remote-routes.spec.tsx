import type { UserType } from '@leafshift/contracts/users';
import type { RemoteName } from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { aRelease } from '../testing/a-release.ts';
import type { Audience } from './audience.ts';
import { remoteRoutes } from './remote-routes.tsx';

jest.mock('./remote-page.tsx', () => ({
  RemotePage: ({ remote, route }: { remote: string; route: { path: string } }) =>
    `${remote} shows ${route.path}`,
}));

const home = (access: UserType): Release['manifest']['routes'] => [
  { path: '/home', access: [access], title: 't', skeleton: 'dashboard' },
];

const releases = new Map<RemoteName, Release>([
  ['mf-employer', aRelease({ name: 'mf-employer', routes: home('Employer') })],
  [
    'mf-worker',
    aRelease({
      routes: [
        ...home('Temp'),
        { path: '/find-work/:id?', access: ['Temp'], title: 't', skeleton: 'split' },
      ],
    }),
  ],
  [
    'mf-public-board',
    aRelease({
      name: 'mf-public-board',
      routes: [{ path: '/job-posting', access: 'public', title: 't', skeleton: 'list' }],
      nav: [],
    }),
  ],
]);

function Login() {
  const { state } = useLocation();
  return <p>The login, back to {state.from}</p>;
}

jest.mock('./missing-home.tsx', () => ({ MissingHome: () => 'Nobody draws this home' }));

function open(path: string, audience: Audience, known = releases) {
  const router = createMemoryRouter(
    [
      ...remoteRoutes(known, audience),
      { path: '/login', element: <Login /> },
      { path: '/settings', element: <p>The settings</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
}

describe('the routes of the remotes', () => {
  it.each([
    ['Employer', 'mf-employer shows /home'],
    ['Temp', 'mf-worker shows /home'],
  ] as const)('give the home of an %s', (audience, text) => {
    open('/home', audience);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('lead the back office to its home where a remote draws one', () => {
    const office = aRelease({ name: 'mf-office', routes: home('Admin') });
    open('/find-work/5eed', 'Admin', new Map([...releases, ['mf-office', office]]));
    expect(screen.getByText('mf-office shows /home')).toBeInTheDocument();
  });

  it('know paths with an optional part', () => {
    open('/find-work/5eed', 'Temp');
    expect(screen.getByText('mf-worker shows /find-work/:id?')).toBeInTheDocument();
  });

  it('are one page where a part of the path is optional', () => {
    const handles = remoteRoutes(releases, 'Temp').map(({ path, handle }) => [path, handle]);
    expect(Object.fromEntries(handles)).toEqual({
      '/home': { keepsPlace: false },
      '/find-work/:id?': { keepsPlace: true },
      '/job-posting': { keepsPlace: false },
    });
  });

  it('lead a visitor of a protected page to the login, and back after it', () => {
    open('/find-work/5eed?tab=requests', 'visitor');
    expect(screen.getByText('The login, back to /find-work/5eed?tab=requests')).toBeInTheDocument();
  });

  it('lead home from a page of the other user type', () => {
    open('/find-work', 'Employer');
    expect(screen.getByText('mf-employer shows /home')).toBeInTheDocument();
  });

  it.each(['/home', '/find-work'])(
    'say so where nobody in the registry draws the home that %s leads to',
    (path) => {
      const withoutEmployers = new Map(releases);
      withoutEmployers.delete('mf-employer');
      open(path, 'Employer', withoutEmployers);
      expect(screen.getByText('Nobody draws this home')).toBeInTheDocument();
    },
  );

  it.each(['/home', '/find-work'])('lead an administrator from %s to the settings', (path) => {
    open(path, 'Admin');
    expect(screen.getByText('The settings')).toBeInTheDocument();
  });

  it.each(['visitor', 'Employer', 'Temp', 'Admin'] as const)(
    'open public pages to everybody (%s)',
    (audience) => {
      open('/job-posting', audience);
      expect(screen.getByText('mf-public-board shows /job-posting')).toBeInTheDocument();
    },
  );
});
