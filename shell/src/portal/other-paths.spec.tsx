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

const open = (path: string, remotes: Registry['remotes'], unreadable: readonly string[] = []) =>
  renderInPortal(<OtherPaths />, { path, registry: { ...aRegistry(remotes), unreadable } });

describe('a path that no page has', () => {
  it('does not exist, also while a remote has no release', async () => {
    await open('/nowhere', { 'mf-worker': WORKER, trainings: { current: 'none', releases: {} } });
    expect(await screen.findByRole('heading', { name: 'Status 404' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
});
