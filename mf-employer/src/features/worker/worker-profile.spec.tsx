import { aWorkerProfileView } from '@leafshift/testing/builders';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { WorkerProfile } from './worker-profile.tsx';

atNow();

const show = (certificate: object) => {
  const view = aWorkerProfileView();
  const worker = view.with({
    certificate: view.certificate.map((one) => ({ ...one, ...certificate })),
  });
  return renderEmployer(<WorkerProfile worker={worker} />);
};

describe('The certificates of a worker', () => {
  it('are verified, and say until when they count', async () => {
    const { container } = show({ verified: true, expiresOn: '2031-06-01' });
    expect(await screen.findByText('Verified')).toBeVisible();
    expect(screen.getByText('Valid until Sun, Jun 1, 2031')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('say nothing of a review that is not over', async () => {
    show({});
    expect(await screen.findByText('SIR-204418')).toBeVisible();
    expect(screen.queryByText('Verified')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Valid until/)).not.toBeInTheDocument();
  });
});
