import type { Registry } from '@leafshift/shell-sdk/registry';
import { screen } from '@testing-library/react';
import { aRegistry } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { OtherPaths } from './other-paths.tsx';

const trainings = aRelease({
  name: 'trainings',
  titles: { en: 'the trainings' },
  routes: [{ path: '/trainings/:id?', access: ['Temp'], title: 't', skeleton: 'list' }],
  nav: [],
});
const worker = aRelease();
const WORKER = { current: worker.id, releases: { [worker.id]: worker } };

const board = aRelease({
  name: 'mf-public-board',
  routes: [{ path: '/job-posting/:id?', access: 'public', title: 't', skeleton: 'list' }],
  nav: [],
});
const BOARD = { current: board.id, releases: { [board.id]: board } };

let reported: unknown[][];
beforeEach(() => {
  reported = [];
});

const open = (path: string, remotes: Registry['remotes'], unreadable: readonly string[] = []) =>
  renderInPortal(<OtherPaths />, {
    path,
    registry: { ...aRegistry(remotes), unreadable },
    reportPart: (...told) => void reported.push(told),
  });

describe('a path that no page has', () => {
  it('does not exist, also while a remote has no release', async () => {
    await open('/nowhere', { 'mf-worker': WORKER, trainings: { current: 'none', releases: {} } });
    expect(await screen.findByRole('heading', { name: 'Status 404' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not exist, also while no remote at all has a release', async () => {
    await open('/nowhere', { 'mf-worker': { current: 'none', releases: {} } });
    expect(await screen.findByRole('heading', { name: 'Status 404' })).toBeVisible();
  });

  it.each(['/trainings', '/trainings/7'])(
    'is a page of a remote that leads to a release that is not there: %s',
    async (path) => {
      const entry = { current: 'none', releases: { [trainings.id]: trainings } };
      await open(path, { 'mf-worker': WORKER, trainings: entry });
      expect(await screen.findByRole('alert')).toHaveTextContent('We cannot find the trainings');
    },
  );

  it('may be a page of a remote whose entry cannot be read', async () => {
    await open('/trainings', { 'mf-worker': WORKER }, ['trainings']);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We cannot find this part of the portal',
    );
  });

  it('does not exist below a place of another remote, also while an entry cannot be read', async () => {
    await open('/job-posting/7/aply', { 'mf-public-board': BOARD }, ['trainings']);
    expect(await screen.findByRole('heading', { name: 'Status 404' })).toBeVisible();
    expect(reported).toEqual([]);
  });

  it('may be a page of that remote below a place that others have for other users', async () => {
    await open('/home/trainings', { 'mf-worker': WORKER }, ['trainings']);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(reported).toEqual([['trainings', 'no release', '*', 'missing']]);
  });
});
