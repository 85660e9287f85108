import { clockOut } from '@leafshift/contracts/clockedtime';
import { completeShift } from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import { aConfirmedWorker, anId, aTempPost } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { screen, waitFor } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { ShiftModalHost } from './shift-modal-host.tsx';

// After the shift of the builders.
atNow('2026-05-14T22:30:00.000Z');

// Loads the code of the dialog, so that the first test does not wait for it.
beforeAll(() => import('./shift-modal.tsx'));

const DOWN = /^A service that we need is not answering/;
const IN = { checkInTime: '2026-05-14T13:00:00.000Z' };
const OUT = { ...IN, checkOutTime: '2026-05-14T21:00:00.000Z' };

const withWorker = (
  shiftStatus: 'Clocked In' | 'Clocked Out' | 'Completed',
  times: { checkInTime: string; checkOutTime?: string; rated?: boolean; rating?: number },
) => {
  const employer = { checkOutTime: null, rated: false, rating: null, ...times };
  const worker = aConfirmedWorker({ shiftStatus, shiftDetails: { employer } });
  return aTempPost({ confirmedArr: [worker], confirmedCount: 1 });
};

const open = async (post: ReturnType<typeof withWorker>, refused: ReturnType<typeof failing>) => {
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/home?shift=${anId(301)}&view=confirmed`,
    store: { shifts: [post] },
    handlers: [refused],
  });
  // A dialog takes its time to appear on a busy machine.
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible(), { timeout: 5_000 });
  return rendered;
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('When the server fails', () => {
  it.each([
    ['Confirm Clock Out Time', withWorker('Clocked In', IN), clockOut],
    ['Submit Rating', withWorker('Clocked Out', OUT), rateWorker],
  ])("'%s' says so and can be sent again", async (name, post, call) => {
    const { user, shell } = await open(post, failing(call, 'DEPENDENCY_DOWN'));
    await user.click(button(/^Ana Roy/));
    await user.click(button(name));

    expect(await screen.findByRole('alert')).toHaveTextContent(DOWN);
    expect(shell.alerts).toEqual([{ kind: 'Error', msg: expect.stringMatching(DOWN) }]);
    expect(button(name)).toBeEnabled();
  });

  it("'SUBMIT SHIFT' says so and can be sent again", async () => {
    const post = withWorker('Completed', { ...OUT, rated: true, rating: 5 });
    const { user, shell } = await open(post, failing(completeShift, 'DEPENDENCY_DOWN'));
    await user.click(button('SUBMIT SHIFT'));
    await waitFor(() => expect(button('SUBMIT SHIFT')).toBeEnabled());
    await user.click(button('SUBMIT SHIFT'));

    expect(await screen.findByRole('alert')).toHaveTextContent(DOWN);
    expect(shell.alerts).toEqual([{ kind: 'Error', msg: expect.stringMatching(DOWN) }]);
    expect(screen.getByRole('dialog', { name: 'Confirm Shift Details' })).toBeVisible();
    expect(button('SUBMIT SHIFT')).toBeEnabled();
  });
});
