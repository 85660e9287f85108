import type { Registry } from '@leafshift/shell-sdk/registry';
import { screen } from '@testing-library/react';
import { aRegistry } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { MissingHome } from './missing-home.tsx';

const employer = aRelease({
  name: 'mf-employer',
  routes: [{ path: '/home', access: ['Employer'], title: 't', skeleton: 'dashboard' }],
  nav: [],
});
const worker = aRelease();
const remotes: Registry['remotes'] = {
  'mf-worker': { current: worker.id, releases: { [worker.id]: worker } },
};

describe('a home that nobody draws', () => {
  let reported: unknown[][];

  const open = async (known: Registry['remotes']) => {
    reported = [];
    await renderInPortal(<MissingHome audience="Employer" />, {
      registry: aRegistry(known),
      reportPart: (...told) => void reported.push(told),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot find your home page');
  };

  it('is a failure of the remote that leads to a release that is not there', async () => {
    const entry = { current: 'none', releases: { [employer.id]: employer } };
    await open({ ...remotes, 'mf-employer': entry });
    expect(reported).toEqual([['mf-employer', 'no release', '/home', 'missing']]);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'For support: mf-employer no release missing',
    );
  });

  it('is told to operators also where nobody knows whose it would be', async () => {
    await open(remotes);
    expect(reported).toEqual([['shell', 'no release', '/home', 'missing']]);
  });
});
