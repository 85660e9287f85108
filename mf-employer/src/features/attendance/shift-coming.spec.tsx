import { shiftAttendance, type WorkerAttendance } from '@leafshift/contracts/attendance';
import { aConfirmedWorker, anId, aTempPost } from '@leafshift/testing/builders';
import { handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';

atNow();

// Loads the code of the dialog, so that the first test does not wait for it.
beforeAll(() => import('../shift-modal/shift-modal.tsx'));

const people = ['Ana Roy', 'Ben Lee', 'Cleo Fox', 'Dan Poe'].map((name, at) =>
  aConfirmedWorker({ _id: anId(900 + at), requestUser: anId(910 + at), name }),
);
const shift = aTempPost({ confirmedArr: people, confirmedCount: 4, totalWorkers: 4 });
const ASKED = '2026-05-12T08:00:00.000Z';
const entry = (at: number, changes: Partial<WorkerAttendance>): WorkerAttendance => ({
  confirmedId: anId(900 + at),
  askedAt: null,
  answeredAt: null,
  mayReleaseFree: false,
  nobodyHere: null,
  arriving: null,
  ...changes,
});

function open(workers: readonly WorkerAttendance[]) {
  return renderEmployer(<ShiftModalHost known={[shift]} />, {
    path: `/home?shift=${shift._id}&view=confirmed`,
    store: { shifts: [shift] },
    handlers: [handle(shiftAttendance, { workers: [...workers] })],
  });
}

describe('The confirmed workers of a shift', () => {
  it('stand there with their answers once they were asked', async () => {
    const { baseElement } = open([
      entry(0, { askedAt: ASKED, answeredAt: ASKED }),
      entry(1, { askedAt: ASKED }),
      entry(2, { askedAt: ASKED, mayReleaseFree: true }),
      entry(3, {}),
    ]);
    const coming = await screen.findByRole('region', { name: 'Still coming?' });
    expect(coming).toHaveTextContent(
      'Ana RoyIs comingBen LeeHas not answered yetCleo FoxHas not answered in time',
    );
    expect(coming).not.toHaveTextContent('Dan Poe');
    expect(await accessibilityProblems(baseElement)).toEqual([]);
  });

  it('say that they are on their way, or how late they will be', async () => {
    const said = '2026-05-12T14:40:00.000Z';
    open([
      entry(0, { arriving: { at: said, minutesLate: 0 } }),
      entry(1, { arriving: { at: said, minutesLate: 15 } }),
    ]);
    const coming = await screen.findByRole('region', { name: 'Still coming?' });
    expect(coming).toHaveTextContent('Ana RoyOn the way, said at 10:40 AM');
    expect(coming).toHaveTextContent('Ben Lee15 minutes late, said at 10:40 AM');
  });

  it('raise an alarm when one waits outside', async () => {
    open([
      entry(0, {
        answeredAt: ASKED,
        nobodyHere: { at: '2026-05-12T15:05:00.000Z', metres: 40, stillAt: null },
      }),
    ]);
    const alarm = await screen.findByRole('alert');
    expect(alarm).toHaveTextContent(/Ana Roy has been at the door since .* and finds nobody/);
    expect(alarm).toHaveTextContent('40 m from the place, as their device says');
    expect(alarm).not.toHaveTextContent('an hour');
  });
});
