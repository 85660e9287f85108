import type { RemoteName } from '@leafshift/shell-sdk';
import { createMockApi } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Portal, PortalContext } from '../composition/portal-context.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { RemoteFailure, type RemoteFailureKind } from './remote-failure.ts';
import { RemotePartView } from './remote-part-view.tsx';
import { pauseAfter } from './use-retry-pause.ts';

const part = { remote: 'mf-worker', page: '/home' } as const;

const failure = (kind: RemoteFailureKind, remote: RemoteName = 'mf-worker') =>
  new RemoteFailure({ kind, remote, release: 'aaaaaaaaaaaa' });

function Crashing(): ReactNode {
  throw new Error('Cannot read properties of undefined');
}

/** A host whose loads have these outcomes, one after the other. */
async function setUp(
  outcomes: readonly (() => Promise<ReactNode>)[],
  reloadIfReplaced: Portal['reloadIfReplaced'] = () => Promise.resolve(false),
  reloadForNewer: Portal['reloadForNewer'] = () => Promise.resolve(false),
) {
  let tries = 0;
  let current: Promise<ReactNode> | null = null;
  const remotes = {
    load: () => {
      current ??= (outcomes[tries++] ?? outcomes[outcomes.length - 1]!)();
      return current;
    },
    forget: () => {
      current = null;
    },
    shownRelease: () => 'bbbbbbbbbbbb',
  };
  const reportPart = (...told: unknown[]): void => void reported.push(told);
  const registry = { titlesOf: () => ({ en: 'the pages for workers' }) };
  const portal = {
    registry,
    remotes,
    reportPart,
    pageShown: (...page: unknown[]) => void pages.push(page),
    reloadIfReplaced,
    reloadForNewer,
  } as unknown as Portal;
  const inShell = (
    <PortalContext value={portal}>
      <nav>The menu</nav>
      <RemotePartView part={part} skeleton={<p>Loading...</p>} />
    </PortalContext>
  );
  // What suspends inside an act that nobody awaits never goes on.
  const shown = await act(async () => renderInShell(inShell, { api: createMockApi() }));
  return {
    ...shown,
    retry: async () => {
      await act(() => shown.user.click(screen.getByRole('button', { name: 'Retry' })));
    },
  };
}

let reported: unknown[][];
let pages: unknown[][];
beforeEach(() => {
  reported = [];
  pages = [];
});

const page = () => Promise.resolve(<h1>Upcoming shifts</h1>);
const failing = (kind: RemoteFailureKind) => () => Promise.reject(failure(kind));

// React reports what a boundary caught on the console as well.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the place of a remote', () => {
  it('shows the skeleton, then the page', async () => {
    let arrive: (node: ReactNode) => void = () => undefined;
    await setUp([() => new Promise((resolve) => (arrive = resolve))]);
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(pages).toEqual([]);
    await act(async () => arrive(<h1>Upcoming shifts</h1>));
    expect(screen.getByRole('heading', { name: 'Upcoming shifts' })).toBeVisible();
    expect(pages).toEqual([['mf-worker', '/home']]);
  });

  it.each([
    ['unreachable', 'This part of Leafshift is not answering', 'Retry'],
    ['broken', 'This part of Leafshift could not start', 'Retry'],
    ['missing', 'This part of Leafshift is not available', 'Retry'],
    ['contract', 'This part of Leafshift is being updated', 'Reload page'],
    ['libraries', 'This part of Leafshift is being updated', 'Reload page'],
  ] as const)('says what to do when the remote is %s', async (kind, title, button) => {
    const { container } = await setUp([failing(kind)]);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: button })).toBeEnabled();
    expect(screen.getByText(/the pages for workers/)).toBeVisible();
    expect(screen.getByText(`For support: mf-worker aaaaaaaaaaaa ${kind}`)).toBeVisible();
    expect(screen.getByText('The menu')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('holds a page that throws while it is drawn', async () => {
    await setUp([() => Promise.resolve(<Crashing />), page]);
    expect(await screen.findByText('This page has stopped working')).toBeVisible();
    expect(screen.getByText('For support: mf-worker bbbbbbbbbbbb crashed')).toBeVisible();
    expect(screen.getByText('The menu')).toBeVisible();
    expect(reported).toEqual([['mf-worker', 'bbbbbbbbbbbb', '/home', 'crashed']]);
  });

  it('takes what the registry says by now with Retry, after a crash too', async () => {
    const reloadForNewer = jest.fn().mockResolvedValue(true);
    const { retry } = await setUp(
      [() => Promise.resolve(<Crashing />), page],
      undefined,
      reloadForNewer,
    );
    await retry();
    expect(reloadForNewer).toHaveBeenCalledWith(expect.objectContaining({ kind: 'crashed' }));
    expect(screen.getByText('This page has stopped working')).toBeVisible();
  });

  it('brings the page back with Retry', async () => {
    const { retry } = await setUp([failing('unreachable'), page]);
    await retry();
    expect(await screen.findByRole('heading', { name: 'Upcoming shifts' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the device is offline, and shows the page by itself once it is online', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { container } = await setUp([failing('unreachable'), page]);
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
    expect(screen.queryByText(/is not answering/)).not.toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
    connection.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Upcoming shifts' })).toBeVisible();
    connection.mockRestore();
  });

  it('keeps the card while it tries again', async () => {
    const { retry } = await setUp([failing('unreachable'), () => new Promise(() => undefined)]);
    await retry();
    expect(screen.getByText('This part of Leafshift is not answering')).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('makes Retry wait after it failed a few times', async () => {
    const { retry } = await setUp([failing('unreachable')]);
    await retry();
    await retry();
    expect(await screen.findByRole('button', { name: 'Retry in 5 s' })).toBeDisabled();
  });

  it('asks whether the release was replaced meanwhile', async () => {
    const reloadIfReplaced = jest.fn().mockResolvedValue(true);
    await setUp([failing('unreachable')], reloadIfReplaced);
    await screen.findByText('This part of Leafshift is not answering');
    expect(reloadIfReplaced).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unreachable' }));
  });
});

describe('the pause before Retry', () => {
  it('grows with the failures and never past a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 20].map(pauseAfter)).toEqual([0, 0, 0, 5, 10, 20, 40, 60, 60]);
  });
});
