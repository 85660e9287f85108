import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import { completeShift, confirmWorker, shiftCost, type TempPost } from '@leafshift/contracts/posts';
import { workerProfile } from '@leafshift/contracts/profile';
import { rateWorker } from '@leafshift/contracts/rating';
import {
  aConfirmedWorker,
  anId,
  aRequest,
  aTempPost,
  aWorkerProfileView,
} from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { useLiveShifts } from '../shift/use-live-shifts.ts';
import { ShiftModalHost } from './shift-modal-host.tsx';

atNow();

// Loads the code of the dialog, so that the first test does not wait for it.
beforeAll(() => import('./shift-modal.tsx'));

/** After the shift of the builders, which is on 14 May from 9:00 to 17:00 in Toronto. */
const AFTERWARDS = '2026-05-14T22:30:00.000Z';

const POST = anId(301);

function Page({ known }: { known: readonly TempPost[] }) {
  useLiveShifts();
  return <ShiftModalHost known={known} />;
}

async function open(post: TempPost, view: 'request' | 'confirmed', handlers: Handlers = []) {
  const rendered = renderEmployer(<Page known={[post]} />, {
    path: `/home?shift=${POST}&view=${view}`,
    store: { shifts: [post] },
    handlers,
  });
  // A dialog takes its time to appear on a busy machine.
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible(), { timeout: 5_000 });
  return rendered;
}

type Handlers = NonNullable<Parameters<typeof renderEmployer>[1]>['handlers'];

const requested = aTempPost({ requests: [aRequest()], requestCount: 1 });
const withWorker = (changes: Parameters<typeof aConfirmedWorker>[0] = {}) =>
  aTempPost({ confirmedArr: [aConfirmedWorker(changes)], confirmedCount: 1 });

const times = (
  employer: Partial<TempPost['confirmedArr'][number]['shiftDetails']['employer']>,
) => ({
  employer: { checkInTime: null, checkOutTime: null, rated: false, rating: null, ...employer },
});
const CLOCKED_IN = times({ checkInTime: '2026-05-14T13:00:00.000Z' });
const CLOCKED_OUT = times({
  checkInTime: '2026-05-14T13:00:00.000Z',
  checkOutTime: '2026-05-14T21:00:00.000Z',
});
const RATED = { employer: { ...CLOCKED_OUT.employer, rated: true, rating: 5 } };
const completed = withWorker({ shiftStatus: 'Completed', shiftDetails: RATED });

/** The row that opens her, not what answers her request. */
const ANA = /^(?!Confirm|Decline|Open).*Ana Roy/;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const part = (name: RegExp) => screen.getByRole('radio', { name }).closest('label')!;
const dialog = () => within(screen.getByRole('dialog'));

describe('A request whose shift was changed', () => {
  const { date, endDate, timeZone, duration, rate, jobType, jobTitle, location } = aTempPost();
  const before = { date, endDate, timeZone, duration, rate: rate + 1, jobType, jobTitle };
  const { locationName, fullAddress, city, province } = location;
  const place = { locationName, fullAddress, city, province };

  it('says who has agreed, and cannot be confirmed before', async () => {
    const post = aTempPost({
      requests: [
        aRequest({ changed: { what: ['rate'], before: { ...before, location: place } } }),
        aRequest({
          _id: anId(402),
          requestUser: anId(3),
          name: 'Ben Li',
          agreedAt: '2026-05-12T10:00:00.000Z',
        }),
      ],
      requestCount: 2,
    });
    const { user } = await open(post, 'request');
    expect(button(/Ben Li.*Agreed to the changes/)).toBeVisible();
    await user.click(button(/Ana Roy.*Asked again/));
    expect(await screen.findByText(/The worker has to agree first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm Worker' })).toBeNull();
  });
});

describe('The view Requests', () => {
  it('lists workers who requested with what they bring along, below the shift', async () => {
    await open(requested, 'request');
    expect(await screen.findByRole('dialog', { name: 'Requests' })).toBeVisible();
    expect(button(/^Ana Roy.*4.67/)).toBeVisible();
    expect(dialog().getByRole('heading', { name: /^Budtender · Queen Street Shop/ })).toBeVisible();
    expect(await dialog().findByText(/12 shifts with you|New to you/)).toBeVisible();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('is beside the details, which name the credentials that the shift needs', async () => {
    const { user } = await open(aTempPost({ credentials: ['CannSell', 'SellSafe'] }), 'request');
    await user.click(part(/^Details/));
    expect(dialog().getByText('Required credentials').nextElementSibling).toHaveTextContent(
      'CannSell and SellSafe',
    );
  });

  it('says that there are none', async () => {
    await open(aTempPost(), 'request');
    expect(screen.getByText('Shift has no requested workers')).toBeVisible();
  });

  it('is one of four parts to choose from', async () => {
    const { user } = await open(withWorker(), 'request');
    await user.click(part(/^Confirmed 1/));
    expect(screen.getByRole('dialog', { name: 'Confirmed' })).toBeVisible();
    await user.click(part(/^Details/));
    for (const label of ['Workers', 'Duration', 'Hourly Rate', 'Job Type', 'Job Title', 'Date']) {
      expect(dialog().getAllByText(label)[0]).toBeVisible();
    }
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    await user.click(part(/^Requests/));
    expect(screen.getByRole('dialog', { name: 'Requests' })).toBeVisible();
  });

  it('shows a request that arrives while it is open', async () => {
    const { shell, store } = await open(aTempPost(), 'request');
    expect(screen.getByText('Shift has no requested workers')).toBeVisible();
    store.shifts = [requested];
    act(() => shell.emit('postUpdated', { postId: POST }));
    expect(await screen.findByRole('button', { name: ANA })).toBeVisible();
  });
});

describe('A requesting worker', () => {
  it('shows photo, shifts completed, rating, certificates, surveys, bio and POS experience', async () => {
    const worker = aWorkerProfileView({ posExperience: ['cova'], rating: 4.5 });
    const { user } = await open(requested, 'request', [handle(workerProfile, worker)]);
    await user.click(button(ANA));
    expect(await screen.findByRole('heading', { name: 'Ana Roy' })).toBeVisible();
    const factOf = (label: string) => dialog().getByText(label, { selector: 'dt' });
    expect(factOf('Shifts completed').nextElementSibling).toHaveTextContent('12');
    expect(factOf('Rating').nextElementSibling).toHaveTextContent('4.50');
    expect(factOf('Certificates').nextElementSibling).toHaveTextContent('1');
    expect(dialog().getByText('SIR-204418')).toBeVisible();
    expect(dialog().getByText('Screening survey 1')).toBeVisible();
    expect(dialog().getByText('completed Apr 13, 2026')).toBeVisible();
    expect(dialog().getByText(/Five years behind the counter/)).toBeVisible();
    expect(dialog().getByText('Cova')).toHaveTextContent('experienced');
    expect(dialog().getByText('Greenline')).toHaveTextContent('no experience');
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('is confirmed, and the view returns to the requests', async () => {
    const { user, shell, api } = await open(requested, 'request');
    await user.click(button(ANA));
    await user.click(await screen.findByRole('button', { name: 'Confirm Worker' }));
    expect(await screen.findByRole('dialog', { name: 'Requests' })).toBeVisible();
    expect(api.sentTo(confirmWorker)).toEqual([
      {
        params: { postId: POST },
        body: { requestUserId: anId(2), requestId: anId(401), name: 'Ana Roy' },
      },
    ]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Worker Confirmed' }]);
    expect(await screen.findByText('Shift has no requested workers')).toBeVisible();
    expect(part(/^Confirmed 1/)).toBeInTheDocument();
  });

  it('is not confirmed once the shift is filled', async () => {
    const filled = requested.with({
      totalWorkers: 1,
      confirmedArr: [aConfirmedWorker({ requestUser: anId(9) })],
      confirmedCount: 1,
    });
    const { user, shell, api } = await open(filled, 'request');
    await user.click(button(ANA));
    await user.click(await screen.findByRole('button', { name: 'Confirm Worker' }));
    expect(shell.alerts).toEqual([{ kind: 'Info', msg: 'You have already filled this shift' }]);
    expect(api.sentTo(confirmWorker)).toEqual([]);
  });

  it('says why the server refused', async () => {
    const { user, shell } = await open(requested, 'request', [
      failing(confirmWorker, 'SHIFT_OVERLAPS'),
    ]);
    await user.click(button(ANA));
    await user.click(await screen.findByRole('button', { name: 'Confirm Worker' }));
    const msg = 'This shift overlaps with another confirmed shift';
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
    expect(shell.alerts).toEqual([{ kind: 'Warning', msg }]);
  });
});

describe('The view Confirmed', () => {
  it('lists the confirmed workers', async () => {
    await open(withWorker(), 'confirmed');
    expect(screen.getByRole('dialog', { name: 'Confirmed' })).toBeVisible();
    expect(button(/Ana Roy.*Confirmed/)).toBeVisible();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('says that there are none', async () => {
    await open(aTempPost(), 'confirmed');
    expect(screen.getByText('Shift has no confirmed workers')).toBeVisible();
  });

  it('refuses to submit before all workers are completed', async () => {
    const { user, shell } = await open(withWorker(), 'confirmed');
    await user.click(button('SUBMIT SHIFT'));
    expect(shell.alerts).toEqual([{ kind: 'Info', msg: 'Please complete all workers shifts' }]);
    expect(screen.getByRole('dialog', { name: 'Confirmed' })).toBeVisible();
  });
});

describe('The stages of a confirmed worker', () => {
  atNow(AFTERWARDS);

  it('begin with the clock-in at the start of the shift', async () => {
    const { user, shell, api } = await open(withWorker(), 'confirmed');
    await user.click(button(ANA));
    expect(screen.getByLabelText(/Clock-in time/)).toHaveValue('May 14, 2026 9:00 AM');
    await user.click(button('Confirm Clock In Time'));
    expect(await screen.findByRole('button', { name: 'Confirm Clock Out Time' })).toBeVisible();
    expect(api.sentTo(clockIn)).toEqual([
      {
        params: { postId: POST, confirmedId: anId(411) },
        body: { clockIn: '2026-05-14T13:00:00.000Z' },
      },
    ]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Clock In Time Confirmed' }]);
  });

  it('take another time where it was otherwise', async () => {
    const { user, api } = await open(withWorker(), 'confirmed');
    await user.click(button(ANA));
    const field = screen.getByLabelText(/Clock-in time/);
    await user.clear(field);
    await user.paste('May 14, 2026 9:20 am');
    await user.keyboard('{Enter}');
    await user.click(button('Confirm Clock In Time'));
    await waitFor(() => expect(api.sentTo(clockIn)).toHaveLength(1));
    expect(api.sentTo(clockIn)[0]?.body).toEqual({ clockIn: '2026-05-14T13:20:00.000Z' });
  });

  it('go on with the clock-out at start plus duration', async () => {
    const post = withWorker({ shiftStatus: 'Clocked In', shiftDetails: CLOCKED_IN });
    const { user, api } = await open(post, 'confirmed');
    await user.click(button(ANA));
    expect(screen.getByText('Thu, May 14, 2026, 9:00 AM')).toBeVisible();
    expect(screen.getByLabelText(/Clock-out time/)).toHaveValue('May 14, 2026 5:00 PM');
    await user.click(button('Confirm Clock Out Time'));
    expect(await screen.findByRole('button', { name: 'Submit Rating' })).toBeVisible();
    expect(api.sentTo(clockOut)[0]?.body).toEqual({ clockOut: '2026-05-14T21:00:00.000Z' });
  });

  it('refuse a clock-out before the clock-in', async () => {
    const late = times({ checkInTime: '2026-05-14T22:00:00.000Z' });
    const post = withWorker({ shiftStatus: 'Clocked In', shiftDetails: late });
    const { user, api } = await open(post, 'confirmed');
    await user.click(button(ANA));
    await user.click(button('Confirm Clock Out Time'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The clock-out time must be after the clock-in time',
    );
    expect(api.sentTo(clockOut)).toEqual([]);
  });

  it('end with the rating, which begins at 4 stars', async () => {
    const post = withWorker({ shiftStatus: 'Clocked Out', shiftDetails: CLOCKED_OUT });
    const { user, shell, api } = await open(post, 'confirmed');
    await user.click(button(ANA));
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/4/);
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    await user.click(button('Submit Rating'));
    await waitFor(() => expect(api.sentTo(rateWorker)).toHaveLength(1));
    expect(api.sentTo(rateWorker)[0]).toEqual({
      params: { tempUserId: anId(2), postId: POST, confirmedId: anId(411) },
      body: { rating: 4 },
    });
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Rating Completed' }]);
    expect(await screen.findByRole('button', { name: 'SUBMIT SHIFT' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit Rating' })).toBeNull();
  });

  it('once rated, lead back to the confirmed list by SUBMIT SHIFT', async () => {
    const { user } = await open(completed, 'confirmed');
    await user.click(button(ANA));
    await user.click(button('SUBMIT SHIFT'));
    expect(screen.getByRole('dialog', { name: 'Confirmed' })).toBeVisible();
  });

  it('show the profile without Confirm Worker, and Back leads to them again', async () => {
    const { user } = await open(withWorker(), 'confirmed');
    await user.click(button(ANA));
    await user.click(button('View Profile'));
    expect(await screen.findByText('Screening Surveys')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm Worker' })).toBeNull();
    await user.click(button('Back'));
    expect(button('Confirm Clock In Time')).toBeVisible();
  });

  it('can be sent again when the server failed', async () => {
    const { user, shell } = await open(withWorker(), 'confirmed', [
      failing(clockIn, 'DEPENDENCY_DOWN'),
    ]);
    await user.click(button(ANA));
    await user.click(button('Confirm Clock In Time'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/A service that we need/);
    expect(shell.alerts).toEqual([{ kind: 'Error', msg: expect.stringMatching(/A service/) }]);
    expect(button('Confirm Clock In Time')).toBeEnabled();
  });
});

describe('Confirm Shift Details', () => {
  atNow(AFTERWARDS);

  it('breaks the cost down, and submits exactly what it shows', async () => {
    const { user, shell, api } = await open(completed, 'confirmed');
    await user.click(button('SUBMIT SHIFT'));
    expect(screen.getByRole('dialog', { name: 'Confirm Shift Details' })).toBeVisible();
    const amountOf = (label: string) => dialog().getByText(label).nextElementSibling;
    expect(await dialog().findByText('8.00 h')).toBeVisible();
    expect(amountOf('Base pay')).toHaveTextContent('$184.00');
    expect(amountOf('Platform fee (15%)')).toHaveTextContent('$27.60');
    expect(amountOf('Processing fee')).toHaveTextContent('$2.00');
    expect(amountOf('Tax (13%)')).toHaveTextContent('$27.77');
    expect(amountOf('Total')).toHaveTextContent('$241.37');
    expect(dialog().getByText(/is charged to/)).toHaveTextContent(
      '$241.37 is charged to Visa ending in 4242 as soon as you submit. This is final.',
    );
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    await user.click(button('SUBMIT SHIFT'));
    expect(await screen.findByText(/Invoice LS-000143 over \$241.37/)).toBeVisible();
    expect(api.sentTo(completeShift)).toHaveLength(1);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Shift Submitted' }]);
    expect(screen.getByRole('link', { name: 'View Invoice' })).toHaveAttribute(
      'href',
      `/workhistory?invoice=${anId(5999)}`,
    );
  });

  it('says how many spots stay unfilled', async () => {
    const { user } = await open({ ...completed, totalWorkers: 3 }, 'confirmed');
    await user.click(button('SUBMIT SHIFT'));
    expect(await dialog().findByText(/2 spots stay unfilled and cost nothing/)).toBeVisible();
  });

  it('submits nothing while its cost is not known, and says why', async () => {
    const { user } = await open(completed, 'confirmed', [failing(shiftCost, 'DEPENDENCY_DOWN')]);
    await user.click(button('SUBMIT SHIFT'));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(button('SUBMIT SHIFT')).toBeDisabled();
  });

  it('leads back by CANCEL', async () => {
    const { user, api } = await open(completed, 'confirmed');
    await user.click(button('SUBMIT SHIFT'));
    await user.click(button('CANCEL'));
    expect(screen.getByRole('dialog', { name: 'Confirmed' })).toBeVisible();
    expect(api.sentTo(completeShift)).toEqual([]);
  });
});

describe('The dialog', () => {
  it('closes by its button', async () => {
    const { user } = await open(requested, 'request');
    await user.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says what could not be loaded, with Retry', async () => {
    renderEmployer(<Page known={[]} />, {
      path: `/home?shift=${POST}`,
      store: { shifts: [] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This does not exist');
    expect(button('Retry')).toBeEnabled();
  });

  it('says when a worker is gone while one looks at them', async () => {
    const { user, shell, store } = await open(withWorker(), 'confirmed');
    await user.click(button(ANA));
    store.shifts = [aTempPost()];
    act(() => shell.emit('postUpdated', { postId: POST }));
    expect(
      await screen.findByText('This worker is no longer confirmed on the shift.'),
    ).toBeVisible();
  });
});
