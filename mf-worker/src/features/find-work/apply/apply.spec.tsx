import { confirmedShifts, requestShift } from '@leafshift/contracts/posts';
import {
  aConfirmedWorker,
  anId,
  aRequest,
  aTempPost,
  aWorker,
  aWorkerProfile,
} from '@leafshift/testing/builders';
import { failing, handle, held } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../../dev/render-worker.tsx';
import { Component as FindWorkPage } from '../../../routes/find-work-page.tsx';

atNow();

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(async () => {
  await import('../details/shift-details.tsx');
});

const shift = aTempPost({ rate: 18.1, duration: 7.5, totalRate: 271.5 });
const sameTime = aTempPost({ _id: anId(320), jobTitle: 'Trimmer', name: 'Prairie Sky' });

const openShift = (settings: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<FindWorkPage />, {
    path: `/find-work/${shift._id}?tab=find-work`,
    route: '/find-work/:id?',
    store: { shifts: [shift] },
    ...settings,
  });

const applyNow = () => screen.findByRole('button', { name: 'Apply Now' });
const dialog = () => screen.findByRole('dialog', { name: 'Before you apply' });

/** Waits until it is known what speaks against applying. */
async function readyToApply() {
  const button = await applyNow();
  await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'));
  return button;
}

describe("'Apply Now'", () => {
  it('shows what the shift pays before applying: rate x hours', async () => {
    openShift();
    expect(await screen.findByText('$18.10 × 7.5 hours')).toBeVisible();
    expect(screen.getByText('$135.75')).toBeVisible();
  });

  it('says the disclaimer first, and requests nothing when it is not accepted', async () => {
    const { user, api } = openShift();
    await user.click(await readyToApply());
    const disclaimer = await dialog();
    expect(disclaimer).toHaveTextContent(
      "Cancelling a scheduled shift needs at least 24 hours' notice. Otherwise you are suspended immediately.",
    );
    expect(await accessibilityProblems(disclaimer)).toEqual([]);
    await user.click(within(disclaimer).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sentTo(requestShift)).toEqual([]);
  });

  it('says until when this very shift can be cancelled freely', async () => {
    const { user } = openShift();
    await user.click(await readyToApply());
    expect(await dialog()).toHaveTextContent(
      /You can cancel without being suspended until Wed, May 13, 2026/,
    );
  });

  it('says that a shift which starts soon cannot be cancelled any more once confirmed', async () => {
    const date = new Date(Date.now() + 17.5 * 3_600_000).toISOString();
    const endDate = new Date(Date.now() + 25 * 3_600_000).toISOString();
    const { user } = openShift({ store: { shifts: [shift.with({ date, endDate })] } });
    await user.click(await readyToApply());
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'Starts in 17 h: once confirmed you cannot cancel without being suspended.',
    );
  });

  it("requests the shift, says 'Shift Requested' and stays where I am", async () => {
    const { user, api, shell, address } = openShift();
    await user.click(await readyToApply());
    await user.click(await screen.findByRole('button', { name: 'Accept and Apply' }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Shift Requested' }]),
    );
    expect(api.sentTo(requestShift)).toEqual([
      {
        params: { id: shift._id },
        body: { seen: expect.objectContaining({ date: shift.date, rate: 18.1, duration: 7.5 }) },
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Withdraw Request' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Find Work', selected: true })).toBeVisible();
    expect(address()).toBe(`/find-work/${shift._id}?tab=find-work`);
  });

  it('is only on the Find Work tab', async () => {
    openShift({ path: `/find-work/${shift._id}?tab=requests` });
    expect(await screen.findByRole('article', { name: 'Budtender' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View in Find Work' })).toBeVisible();
  });

  it('says why the server refused, in place and as an alert', async () => {
    const { user, shell } = openShift({ handlers: [failing(requestShift, 'SHIFT_FULL')] });
    await user.click(await readyToApply());
    await user.click(await screen.findByRole('button', { name: 'Accept and Apply' }));
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'This shift has no open spots left',
    );
    expect(shell.alerts).toEqual([{ kind: 'Info', msg: 'This shift has no open spots left' }]);
  });

  it('shows a confirmed shift at the same time before applying, and does not let me', async () => {
    const confirmed = sameTime.with({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });
    openShift({ store: { shifts: [shift, confirmed] } });
    expect(
      await screen.findByText('This shift overlaps with another confirmed shift'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Trimmer, Prairie Sky' })).toHaveAttribute(
      'href',
      `/find-work/${confirmed._id}?tab=confirmed`,
    );
    expect(await applyNow()).toBeDisabled();
  });

  it('shows a requested shift at the same time, and lets me apply for both', async () => {
    const requested = sameTime.with({ requests: [aRequest()], requestCount: 1 });
    openShift({ store: { shifts: [shift, requested] } });
    expect(await screen.findByText(/You have also requested a shift at this time/)).toBeVisible();
    expect(await readyToApply()).toBeEnabled();
  });

  it.each([
    [
      'a shift that has begun',
      { date: '2026-05-12T14:00:00.000Z' },
      'This shift has already begun',
    ],
    [
      'a shift without an open spot',
      { totalWorkers: 1, confirmedCount: 1 },
      'This shift has no open spots left',
    ],
    ['a cancelled shift', { status: 'Cancelled' as const }, 'This shift was cancelled'],
  ])('is refused for %s, and says so', async (_, changes, msg) => {
    openShift({ store: { shifts: [shift.with(changes)] } });
    expect(await screen.findByText(new RegExp(msg))).toBeVisible();
  });

  it.each([
    ['without a date of birth', undefined, 'Please add your date of birth'],
    ['under 19', '2008-01-01', 'You are not old enough to take retail shifts'],
  ])('is refused for retail %s', async (_, birthDay, msg) => {
    openShift({ store: { shifts: [shift], profile: aWorkerProfile({ birthDay }) } });
    expect(await screen.findByText(new RegExp(msg))).toBeVisible();
    expect(await applyNow()).toBeDisabled();
  });

  it('waits for what could not be checked, with Retry', async () => {
    const { user, api } = openShift({ handlers: [failing(confirmedShifts, 'DEPENDENCY_DOWN')] });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(await applyNow()).toBeDisabled();
    api.use(handle(confirmedShifts, { posts: [], nextCursor: null }));
    await user.click(retry);
    await waitFor(async () => expect(await applyNow()).toBeEnabled());
  });

  it('is refused for a suspended worker, who can still look', async () => {
    openShift({ store: { shifts: [shift], user: aWorker({ suspended: true }) } });
    expect(await screen.findByText(/Your account is suspended/)).toBeVisible();
    expect(await applyNow()).toBeDisabled();
  });

  it('is refused while the account is under review, with the way to what that means', async () => {
    openShift({ store: { shifts: [shift], user: aWorker({ underReview: true }) } });
    expect(await screen.findByText(/Your account is being reviewed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See why and what you can do' })).toHaveAttribute(
      'href',
      '/suspension',
    );
    expect(await applyNow()).toBeDisabled();
  });
});

describe('The external form', () => {
  const applyUrl = `https://forms.example/apply?postId=${shift._id}&jobType=Budtender&name=Ana`;
  const withForm = shift.with({ applyUrl });
  const aWindow = () => ({ opener: {}, location: { replace: jest.fn() }, close: jest.fn() });
  const openedAs = (form: ReturnType<typeof aWindow> | null) =>
    jest.spyOn(window, 'open').mockReturnValue(form as unknown as Window | null);

  it('opens in a new window at the click, and loads once the shift is requested', async () => {
    const form = aWindow();
    const opened = openedAs(form);
    const request = held(requestShift, withForm.with({ requests: [aRequest()], requestCount: 1 }));
    const { user } = openShift({ store: { shifts: [withForm] }, handlers: [request] });
    await user.click(await readyToApply());
    await user.click(await screen.findByRole('button', { name: 'Accept and Apply' }));
    expect(opened).toHaveBeenCalledWith('', '_blank');
    expect(form.location.replace).not.toHaveBeenCalled();
    request.release();
    await waitFor(() => expect(form.location.replace).toHaveBeenCalledWith(applyUrl));
    expect(form.opener).toBeNull();
  });

  it('can be opened again while the request waits', async () => {
    const requested = withForm.with({ requests: [aRequest()], requestCount: 1 });
    openShift({ store: { shifts: [requested] } });
    expect(await screen.findByRole('link', { name: 'Application form' })).toHaveAttribute(
      'href',
      applyUrl,
    );
  });

  it('closes again when the request is refused', async () => {
    const form = aWindow();
    openedAs(form);
    const { user } = openShift({
      store: { shifts: [withForm] },
      handlers: [failing(requestShift, 'SHIFT_FULL')],
    });
    await user.click(await readyToApply());
    await user.click(await screen.findByRole('button', { name: 'Accept and Apply' }));
    await waitFor(() => expect(form.close).toHaveBeenCalled());
  });

  it('is not opened where none is configured', async () => {
    const opened = openedAs(null);
    const { user, shell } = openShift();
    await user.click(await readyToApply());
    await user.click(await screen.findByRole('button', { name: 'Accept and Apply' }));
    await waitFor(() => expect(shell.alerts).toHaveLength(1));
    expect(opened).not.toHaveBeenCalled();
  });
});
