import { clockIn, clockOut, correctTimesheet, timesheets } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import { aConfirmedWorker, anId, aTempPost, aTimesheet } from '@leafshift/testing/builders';
import { anApiError, failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../../dev/render-employer.tsx';
import { ShiftModalHost } from '../shift-modal-host.tsx';

beforeAll(() => import('../shift-modal.tsx'));

const two = aTempPost({
  confirmedArr: [
    aConfirmedWorker(),
    aConfirmedWorker({ _id: anId(412), requestUser: anId(3), name: 'Ben Li' }),
  ],
  confirmedCount: 2,
});

async function open(post: TempPost, handlers: readonly Handler[] = []) {
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/posts?shift=${post._id}&view=timesheet`,
    store: { shifts: [post] },
    handlers,
  });
  await screen.findByRole('dialog', { name: 'Timesheet' });
  return rendered;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('The timesheet before the end of the shift', () => {
  atNow();

  it('says from when on hours can be recorded', async () => {
    await open(two);
    expect(await screen.findByText(/once the shift has ended/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'All as scheduled' })).toBeNull();
  });
});

describe('The timesheet afterwards', () => {
  atNow('2026-05-14T22:30:00.000Z');

  it('is prefilled with the times of the shift', async () => {
    await open(two);
    expect(await screen.findByLabelText(/Clock-in time of Ana Roy/)).toHaveValue(
      'May 14, 2026 9:00 AM',
    );
    expect(screen.getByLabelText(/Clock-out time of Ben Li/)).toHaveValue('May 14, 2026 5:00 PM');
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('records everybody as scheduled by one button, with the proposed stars', async () => {
    const { user, api } = await open(two);
    await screen.findByLabelText(/Clock-in time of Ana Roy/);
    await user.click(button('All as scheduled'));
    await waitFor(() => expect(api.sentTo(rateWorker)).toHaveLength(2));
    expect(api.sentTo(clockIn).map(({ body }) => body.clockIn)).toEqual([two.date, two.date]);
    expect(api.sentTo(clockOut).map(({ body }) => body)).toEqual([
      { clockOut: two.endDate, breakMinutes: 0 },
      { clockOut: two.endDate, breakMinutes: 0 },
    ]);
    expect(api.sentTo(rateWorker).map(({ body }) => body.rating)).toEqual([4, 4]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save hours' })).toBeNull());
  });

  it('keeps what was typed for one whose hours are refused, and saves the others', async () => {
    const { user, api } = await open(two);
    api.use(
      handle(clockOut, ({ params }) => {
        if (params.confirmedId === anId(411)) throw anApiError('BREAK_TOO_LONG');
        return two;
      }),
    );
    const pause = await screen.findByLabelText(/Unpaid break of Ana Roy in minutes/);
    await user.clear(pause);
    await user.type(pause, '600');
    await user.click(button('Save hours'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(api.sentTo(rateWorker)).toHaveLength(1));
    expect(api.sentTo(clockOut)[0]?.body.breakMinutes).toBe(600);
    expect(pause).toHaveValue('600');
  });
});

/** Ana recorded her own time, which the employer confirmed; Ben recorded nothing. */
const CAME = '2026-05-14T13:15:00.000Z';
const half = aTempPost({
  confirmedArr: [
    aConfirmedWorker({
      shiftStatus: 'Clocked In',
      shiftDetails: {
        employer: { checkInTime: CAME, checkOutTime: null, rated: false, rating: null },
      },
    }),
    aConfirmedWorker({ _id: anId(412), requestUser: anId(3), name: 'Ben Li' }),
  ],
  confirmedCount: 2,
});
const hers = aTimesheet({
  employer: { clockIn: CAME, clockOut: null, breakMinutes: 0 },
  worker: { ...aTimesheet().worker, clockIn: CAME },
});
const recorded = handle(timesheets, { timesheets: [hers], nextCursor: null });

describe('The timesheet of workers who recorded hours', () => {
  atNow('2026-05-14T22:30:00.000Z');

  const inOf = (name: string) => screen.findByLabelText(new RegExp(`Clock-in time of ${name}`));
  const correctTo = async (user: Awaited<ReturnType<typeof open>>['user'], time: string) => {
    const field = await inOf('Ana Roy');
    await user.clear(field);
    await user.paste(`May 14, 2026 ${time}`);
    await user.keyboard('{Enter}');
  };

  it('waits until it is known what they recorded, and says where that failed', async () => {
    const { user, api } = await open(half, [failing(timesheets, 'DEPENDENCY_DOWN')]);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save hours' })).toBeNull();
    api.use(recorded);
    await user.click(button('Retry'));
    expect(await inOf('Ana Roy')).toHaveValue('May 14, 2026 9:15 AM');
  });

  it('asks for the reason of a correction, and sends it', async () => {
    const { user, api } = await open(half, [recorded, handle(correctTimesheet, hers)]);
    await correctTo(user, '9:30 am');
    await user.click(button('Save hours'));
    expect(await screen.findByText('Please give the reason for the correction')).toBeVisible();
    expect(api.sentTo(correctTimesheet)).toEqual([]);
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);

    await user.type(screen.getByLabelText(/change the hours of Ana Roy/), 'Came by the later bus');
    await user.click(button('Save hours'));
    await waitFor(() =>
      expect(api.sentTo(correctTimesheet)).toEqual([
        {
          params: { id: anId(411) },
          body: { clockIn: '2026-05-14T13:30:00.000Z', reason: 'Came by the later bus' },
        },
      ]),
    );
  });

  it('leaves what is recorded where all is as scheduled', async () => {
    const { user, api } = await open(half, [recorded]);
    await inOf('Ana Roy');
    await user.click(button('All as scheduled'));
    await waitFor(() => expect(api.sentTo(rateWorker)).toHaveLength(2));
    expect(api.sentTo(clockIn).map(({ params }) => params.confirmedId)).toEqual([anId(412)]);
    expect(api.sentTo(correctTimesheet)).toEqual([]);
  });

  it('keeps what was typed while a worker is looked at', async () => {
    const { user } = await open(half, [recorded]);
    await correctTo(user, '9:30 am');
    await user.click(button('Open Ben Li'));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await inOf('Ana Roy')).toHaveValue('May 14, 2026 9:30 AM');
  });

  it('asks before it is closed with hours that are not saved', async () => {
    const { user } = await open(half, [recorded]);
    await correctTo(user, '9:30 am');
    await user.click(button('Close'));
    expect(await screen.findByText('Close without saving?')).toBeInTheDocument();
    await user.click(button('Keep editing'));
    expect(await inOf('Ana Roy')).toHaveValue('May 14, 2026 9:30 AM');
    await user.click(button('Close'));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
