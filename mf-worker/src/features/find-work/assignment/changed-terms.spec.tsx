import { agreeToChanges, requestShift } from '@leafshift/contracts/posts';
import { aConfirmedWorker, anId, aRequest, aTempPost } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../../dev/render-worker.tsx';
import { Component as FindWorkPage } from '../../../routes/find-work-page.tsx';

atNow();

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(async () => {
  await import('../details/shift-details.tsx');
});

const before = {
  date: '2026-05-13T14:00:00.000Z',
  endDate: '2026-05-13T22:00:00.000Z',
  timeZone: 'America/Vancouver',
  duration: 8,
  rate: 100,
  jobType: 'Cultivation',
  jobTitle: 'Trimmer',
  location: {
    locationName: 'Robson Store',
    fullAddress: '800 Robson St, Vancouver',
    city: 'Vancouver',
    province: 'BC',
  },
};
const changed = aTempPost({
  duration: 6,
  requests: [
    aRequest({ changed: { what: ['start', 'duration', 'place', 'job', 'rate'], before } }),
  ],
  requestCount: 1,
});

const openShift = (settings: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<FindWorkPage />, {
    path: `/find-work/${changed._id}`,
    route: '/find-work/:id?',
    store: { shifts: [changed] },
    ...settings,
  });

const agree = async () => {
  const button = await screen.findByRole('button', { name: 'Agree' });
  await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'));
  return button;
};

describe('A request whose shift was changed', () => {
  it('shows what it was before and what it is now, and that it waits for me', async () => {
    const { container } = openShift();
    const table = within(await screen.findByRole('table', { name: 'The shift has changed' }));
    const cells = table
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['What', 'Before', 'Now'],
      [
        'Start',
        expect.stringContaining('May 13, 2026 7:00 AM'),
        expect.stringContaining('May 14, 2026 9:00 AM'),
      ],
      ['Duration', '8 hours', '6 hours'],
      ['Location', expect.stringContaining('800 Robson St'), expect.stringContaining('Queen St')],
      ['Job', 'Trimmer, Cultivation', 'Budtender, Authorized Retailer'],
      ['Hourly Rate', '$100.00', '$23.00'],
    ]);
    expect(screen.getAllByText('Changed')).not.toHaveLength(0);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is agreed to on the terms that the page shows', async () => {
    const { user, api, shell } = openShift();
    await user.click(await agree());
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'You Agreed to the Changes' }]),
    );
    const { fullAddress, city, province } = changed.location;
    expect(api.sentTo(agreeToChanges)).toEqual([
      {
        params: { id: changed._id },
        body: {
          seen: {
            date: changed.date,
            duration: 6,
            rate: 23,
            jobType: 'Authorized Retailer',
            jobTitle: 'Budtender',
            location: { fullAddress, city, province },
          },
        },
      },
    ]);
    expect(screen.queryByRole('table', { name: 'The shift has changed' })).toBeNull();
  });

  it('can be withdrawn instead', async () => {
    const { user } = openShift();
    await user.click(await screen.findByRole('button', { name: 'Withdraw Request' }));
    expect(
      await screen.findByRole('dialog', { name: 'Withdraw your request?' }),
    ).toBeInTheDocument();
  });

  it('says why I cannot agree: it overlaps now', async () => {
    const other = aTempPost({
      _id: anId(330),
      confirmedArr: [aConfirmedWorker()],
      confirmedCount: 1,
    });
    openShift({ store: { shifts: [changed, other] } });
    await waitFor(async () => expect(await agree()).toBeDisabled());
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('says that it has changed again', async () => {
    const { user, shell } = openShift({ handlers: [failing(agreeToChanges, 'TERMS_CHANGED')] });
    await user.click(await agree());
    await waitFor(() => expect(shell.alerts[0]).toMatchObject({ kind: 'Warning' }));
    expect(await agree()).toBeEnabled();
  });
});

describe('A shift that changed while I read it', () => {
  it('is not requested, and shown anew', async () => {
    const shift = aTempPost();
    const { user, shell } = openShift({
      path: `/find-work/${shift._id}?tab=find-work`,
      store: { shifts: [shift] },
      handlers: [failing(requestShift, 'TERMS_CHANGED')],
    });
    const apply = await screen.findByRole('button', { name: 'Apply Now' });
    await waitFor(() => expect(apply).not.toHaveClass('ant-btn-loading'));
    await user.click(apply);
    await user.click(await screen.findByRole('button', { name: 'Accept and Apply' }));
    await waitFor(() => expect(shell.alerts[0]).toMatchObject({ kind: 'Warning' }));
  });
});
