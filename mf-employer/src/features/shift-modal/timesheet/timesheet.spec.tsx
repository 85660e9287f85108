import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import { aConfirmedWorker, anId, aTempPost } from '@leafshift/testing/builders';
import { anApiError, handle } from '@leafshift/testing/mock-api';
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

async function open(post: TempPost) {
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/posts?shift=${post._id}&view=timesheet`,
    store: { shifts: [post] },
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
