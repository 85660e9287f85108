import type { Notification } from '@leafshift/contracts/notification';
import type { User } from '@leafshift/contracts/users';
import { messageTexts } from '@leafshift/i18n/messages';
import { uiTexts } from '@leafshift/ui/locales';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defineRemote } from './define-remote.tsx';
import { useRealtime, useShell, useThemeName, useUser } from './hooks.ts';
import { CONTRACT_VERSION, type RemoteManifest } from './manifest.ts';
import { createFakeShell, ShellFrame } from './testing/index.ts';

const user: User = {
  _id: '64b000000000000000000001',
  name: 'Robin Weaver',
  email: 'robin@example.ca',
  usertype: 'Temp',
  skipOnboarding: false,
  level1: true,
  level2: true,
  level3: true,
  level4: true,
  level5: true,
  paymentMethods: [],
  bankDetails: [],
  paymentDetails: { leafshiftPercent: 15, processingFee: 2, prices: [], maxHourlyRate: 250 },
  suspended: false,
  suspension: null,
  underReview: false,
  emailVerified: true,
  createdAt: '2026-05-01T12:00:00.000Z',
};

const notification: Notification = {
  _id: '64b000000000000000000002',
  kind: 'worker-confirmed',
  params: {},
  notificationMessage: 'You were confirmed',
  notificationImage: null,
  link: null,
  isRead: false,
  createdAt: '2026-05-01T12:00:00.000Z',
};

const manifest = {
  name: 'mf-worker',
  contractVersion: CONTRACT_VERSION,
  title: 'part',
  routes: [{ path: '/home', access: ['Temp'], title: 'title.home', skeleton: 'dashboard' }],
  nav: [],
  slots: [],
} as const satisfies RemoteManifest;

const i18n = { load: () => Promise.resolve({}) };

function HomePage() {
  const { t } = useTranslation('mf-worker');
  const [latest, setLatest] = useState('');
  useRealtime('notification', (event) => setLatest(event.notificationMessage));
  const shell = useShell();
  return (
    <>
      <h1>{t('welcome', { name: useUser().name })}</h1>
      <p>{useThemeName()}</p>
      <p>{latest}</p>
      <button type="button" onClick={() => shell.notify('Success', 'Shift Requested')}>
        Request
      </button>
    </>
  );
}

async function mount(
  shell = createFakeShell({ user, texts: { 'mf-worker': { welcome: 'Hi {{name}}' } } }),
) {
  const remote = defineRemote({
    manifest,
    routes: { '/home': () => Promise.resolve({ Component: HomePage }) },
    i18n,
  });
  render(await remote.connect(shell).pages['/home']?.());
  return shell;
}

describe('a page of a remote', () => {
  it('gets the shell by value: texts, user, theme', async () => {
    await mount();
    expect(screen.getByRole('heading', { name: 'Hi Robin Weaver' })).toBeInTheDocument();
    expect(screen.getByText('Pure Light')).toBeInTheDocument();
  });

  it('follows the theme and the realtime events of the shell', async () => {
    const shell = await mount();
    act(() => {
      shell.theme.set('Dark Spaces');
      shell.emit('notification', notification);
    });
    expect(screen.getByText('Dark Spaces')).toBeInTheDocument();
    expect(screen.getByText('You were confirmed')).toBeInTheDocument();
  });

  it('says what it wants of the shell', async () => {
    const shell = await mount();
    screen.getByRole('button', { name: 'Request' }).click();
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Shift Requested' }]);
  });
});

describe('a remote whose code and manifest differ', () => {
  it('is refused for a route without a page', () => {
    const routes = {} as unknown as { '/home': () => Promise<{ Component: typeof HomePage }> };
    expect(() => defineRemote({ manifest, routes, i18n })).toThrow(
      'mf-worker: no page for the route /home',
    );
  });

  it('is refused for a page that the manifest does not name', () => {
    const page = () => Promise.resolve({ Component: HomePage });
    const routes = { '/home': page, '/posts': page };
    expect(() => defineRemote({ manifest, routes, i18n })).toThrow(
      'mf-worker: the page /posts is not in the manifest',
    );
  });
});

describe('the texts of a remote', () => {
  const remote = defineRemote({
    manifest,
    routes: { '/home': () => Promise.resolve({ Component: HomePage }) },
    i18n: { load: (language) => Promise.resolve({ language }) },
  });
  const failure = new TypeError('Failed to fetch');

  it('come with those of shared components and messages', async () => {
    const load = [jest.spyOn(uiTexts, 'load'), jest.spyOn(messageTexts, 'load')];
    await expect(remote.loadTexts('fr')).resolves.toEqual({ language: 'fr' });
    for (const one of load) expect(one).toHaveBeenCalledWith('fr');
  });

  it('come without a language that shared components cannot fetch, which is reported', async () => {
    const report = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    jest.spyOn(uiTexts, 'load').mockRejectedValueOnce(failure);
    await expect(remote.loadTexts('fr')).resolves.toEqual({ language: 'fr' });
    expect(report).toHaveBeenCalledWith(failure);
  });

  it('are not there where shared components have no English', async () => {
    jest.spyOn(messageTexts, 'load').mockRejectedValue(failure);
    await expect(remote.loadTexts('en')).rejects.toBe(failure);
  });
});

describe('hooks in the wrong place', () => {
  // React reports what a component throws on the console as well, and i18next that it has no texts there.
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('say that they need a page of a remote', () => {
    expect(() => render(<HomePage />)).toThrow(
      'useShell() works only inside a page or slot of a remote',
    );
  });

  it('say that they need a signed-in user', () => {
    const shell = createFakeShell();
    expect(() =>
      render(
        <ShellFrame shell={shell}>
          <HomePage />
        </ShellFrame>,
      ),
    ).toThrow('useUser() needs a signed-in user; ask useSession() on public pages');
  });
});
