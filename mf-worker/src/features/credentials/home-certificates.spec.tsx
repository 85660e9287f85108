import { aCertificate, anId, aWorkerProfile } from '@leafshift/testing/builders';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as HomePage } from '../../routes/home-page.tsx';
import { Component as ProfilePage } from '../../routes/profile-page.tsx';

atNow();

// NOW is 12 May 2026.
const ending = aCertificate({
  certificationName: 'CannSell',
  expiresOn: '2026-06-01',
  status: 'Approved',
});
const ended = aCertificate({
  _id: anId(122),
  certificationName: 'SellSafe',
  issuedOn: '2021-05-01',
  status: 'Approved',
});
const profile = aWorkerProfile({ certificates: [ending, ended, aCertificate({ _id: anId(123) })] });

describe('Certificates that end', () => {
  it('wait for me on the home page from 60 days before, with where to get a new one', async () => {
    const { container } = renderWorker(<HomePage />, { path: '/home', store: { profile } });
    const region = within(await screen.findByRole('region', { name: 'Certificates to renew' }));
    const [first, second, ...more] = region.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^CannSell.*Expires on .*Jun 1, 2026/);
    expect(second).toHaveTextContent(/^SellSafe.*Expired on .*May 1, 2026/);
    expect(more).toEqual([]);
    expect(
      region.getByRole('link', { name: 'Where to get CannSell (opens a new window)' }),
    ).toHaveAttribute('href', 'https://cannsell.ca/');
    expect(region.getByRole('link', { name: 'Go to your certificates' })).toHaveAttribute(
      'href',
      '/profile#certificates',
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('take no room where there are none', async () => {
    renderWorker(<HomePage />, { path: '/home', store: { profile: aWorkerProfile() } });
    expect(await screen.findByText('You have no shifts for this day')).toBeVisible();
    expect(screen.queryByText('Certificates to renew')).not.toBeInTheDocument();
  });

  it('are where the link of the home page leads', async () => {
    renderWorker(<ProfilePage />, { path: '/profile#certificates', store: { profile } });
    expect(await screen.findByRole('region', { name: 'Certificates' })).toBeVisible();
    expect(document.activeElement).toHaveAttribute('id', 'certificates');
  });
});
