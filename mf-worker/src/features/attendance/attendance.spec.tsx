import {
  type OwnAttendance,
  ownAttendance,
  sayComing,
  sayNobodyHere,
  sayStillNobody,
} from '@leafshift/contracts/attendance';
import { aConfirmedWorker, aTempPost, NOW } from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { HomeAttendance } from './home-attendance.tsx';
import { ShiftAttendance } from './shift-attendance.tsx';

atNow();

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string =>
  new Date(Date.parse(NOW) + hours * HOUR_MS).toISOString();

const shiftIn = (hours: number) =>
  aTempPost({
    date: inHours(hours),
    endDate: inHours(hours + 8),
    confirmedArr: [aConfirmedWorker()],
    confirmedCount: 1,
  });

const entryOf = (shift: ReturnType<typeof shiftIn>, changes: Partial<OwnAttendance> = {}) => ({
  postId: shift._id,
  askedAt: null,
  answeredAt: null,
  nobodyHereFrom: new Date(Date.parse(shift.date) - HOUR_MS).toISOString(),
  nobodyHereUntil: shift.endDate,
  nobodyHere: null,
  stillNobodyFrom: null,
  ...changes,
});

const answering = (entry: OwnAttendance) =>
  handle(ownAttendance, { now: NOW, attendance: [entry] });

const openShift = (
  shift: ReturnType<typeof shiftIn>,
  handlers: NonNullable<Parameters<typeof renderWorker>[1]>['handlers'] = [],
) => renderWorker(<ShiftAttendance shift={shift} />, { store: { shifts: [shift] }, handlers });

describe('Still coming?', () => {
  it('is answered with one tap on the home page', async () => {
    const shift = shiftIn(30);
    const { user, api, shell, container } = renderWorker(<HomeAttendance shifts={[shift]} />, {
      store: { shifts: [shift] },
    });
    const section = await screen.findByRole('region', { name: 'Your shift' });
    expect(section).toHaveTextContent('Are you still coming?');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(within(section).getByRole('button', { name: 'Yes, I Am Coming' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your shift' })).not.toBeInTheDocument(),
    );
    expect(api.sentTo(sayComing)).toEqual([{ params: { postId: shift._id } }]);
    expect(shell.alerts).toEqual([
      { kind: 'Success', msg: 'Thank you. The business sees your answer' },
    ]);
  });

  it('is answered on the page of the shift, which then says so', async () => {
    const { user } = openShift(shiftIn(30));
    await user.click(await screen.findByRole('button', { name: 'Yes, I Am Coming' }));
    expect(await screen.findByText('You have said that you are coming.')).toBeVisible();
  });

  it('is not asked before the API asks', async () => {
    const { api } = openShift(shiftIn(40));
    await waitFor(() => expect(api.sentTo(ownAttendance)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Yes, I Am Coming' })).toBeNull();
  });

  it('says why an answer was refused', async () => {
    const { user, shell } = openShift(shiftIn(30), [failing(sayComing, 'NOT_CONFIRMED')]);
    await user.click(await screen.findByRole('button', { name: 'Yes, I Am Coming' }));
    await waitFor(() => expect(shell.alerts).toMatchObject([{ kind: 'Info' }]));
  });
});

describe('Nobody is here', () => {
  it('is there from an hour before the start, and is sent without a position where there is none', async () => {
    const shift = shiftIn(1);
    const { user, api, container } = openShift(shift, [
      answering(entryOf(shift, { answeredAt: NOW })),
      handle(sayNobodyHere, entryOf(shift)),
    ]);
    const button = await screen.findByRole('button', { name: 'Nobody Is Here' });
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(button);
    await waitFor(() =>
      expect(api.sentTo(sayNobodyHere)).toEqual([{ params: { postId: shift._id }, body: {} }]),
    );
  });

  it('is not there earlier', async () => {
    const shift = shiftIn(1.1);
    const { api } = openShift(shift, [answering(entryOf(shift))]);
    await waitFor(() => expect(api.sentTo(ownAttendance)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Nobody Is Here' })).toBeNull();
  });

  const waitingUntil = (hours: number) => {
    const shift = shiftIn(-1);
    const nobodyHere = { at: inHours(-1), metres: null, stillAt: null };
    const entry = entryOf(shift, { nobodyHere, stillNobodyFrom: inHours(hours) });
    return openShift(shift, [answering(entry), handle(sayStillNobody, entry)]);
  };

  it('cannot be said again before an hour is over', async () => {
    waitingUntil(0.1);
    expect(await screen.findByRole('button', { name: 'Still Nobody Here' })).toBeDisabled();
  });

  it('can be said again after it', async () => {
    const { user, api } = waitingUntil(0);
    await user.click(await screen.findByRole('button', { name: 'Still Nobody Here' }));
    await waitFor(() => expect(api.sentTo(sayStillNobody)).toHaveLength(1));
  });
});
