import {
  type OwnAttendance,
  ownAttendance,
  sayArriving,
  sayComing,
  sayNobodyHere,
  sayStillNobody,
} from '@leafshift/contracts/attendance';
import { aConfirmedWorker, aTempPost, NOW } from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
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
  arrivingFrom: new Date(Date.parse(shift.date) - 3 * HOUR_MS).toISOString(),
  arriving: null,
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
    const shift = shiftIn(0.5);
    openShift(shift, [answering(entryOf(shift))]);
    expect(await screen.findByRole('button', { name: 'Nobody Is Here' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, I Am Coming' })).toBeNull();
  });

  it('says why an answer was refused', async () => {
    const { user, shell } = openShift(shiftIn(30), [failing(sayComing, 'NOT_CONFIRMED')]);
    await user.click(await screen.findByRole('button', { name: 'Yes, I Am Coming' }));
    await waitFor(() => expect(shell.alerts).toMatchObject([{ kind: 'Info' }]));
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' })).toBeEnabled();
  });
});

describe('Nobody at the place', () => {
  it('stays said below the button where it could not be told, with Retry', async () => {
    const shift = shiftIn(0.5);
    const { user, api } = openShift(shift, [
      answering(entryOf(shift)),
      failing(sayNobodyHere, 'DEPENDENCY_DOWN'),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Nobody Is Here' }));
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('A service that we need');
    api.use(handle(sayNobodyHere, entryOf(shift)));
    await user.click(within(problem).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(api.sentTo(sayNobodyHere)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('On the way', () => {
  const near = (changes: Partial<OwnAttendance> = {}) => {
    const shift = shiftIn(2);
    return openShift(shift, [
      answering(entryOf(shift, changes)),
      handle(sayArriving, entryOf(shift)),
    ]);
  };

  it('is said with one tap', async () => {
    const { user, api, shell, container } = near();
    const button = await screen.findByRole('button', { name: 'On My Way' });
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(button);
    await waitFor(() =>
      expect(api.sentTo(sayArriving)).toMatchObject([{ body: { minutesLate: 0 } }]),
    );
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'The business sees it' }]);
  });

  it('or late by some minutes, with two', async () => {
    const { user, api, container } = near();
    await user.click(await screen.findByRole('button', { name: 'Running Late' }));
    const late = screen.getByRole('group', { name: 'How late will you be?' });
    expect(late).toHaveFocus();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(within(late).getByRole('button', { name: '30 min' }));
    await waitFor(() =>
      expect(api.sentTo(sayArriving)).toMatchObject([{ body: { minutesLate: 30 } }]),
    );
    await waitFor(() => expect(late).not.toBeInTheDocument());
  });

  describe('without a network', () => {
    beforeEach(() => onlineManager.setOnline(false));
    afterEach(() => onlineManager.setOnline(true));

    it('waits, cannot be said twice, and gives way to what is said instead', async () => {
      const { user, api } = near();
      await user.click(await screen.findByRole('button', { name: 'On My Way' }));
      expect(await screen.findByText(/^On My Way · Will be sent as soon as/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'On My Way' })).toBeDisabled();

      await user.click(screen.getByRole('button', { name: 'Running Late' }));
      await user.click(screen.getByRole('button', { name: '30 min' }));
      expect(await screen.findByText(/^Running Late · 30 min · Will be sent as/)).toBeVisible();
      expect(screen.queryByRole('group', { name: 'How late will you be?' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Running Late' }));
      expect(screen.getByRole('button', { name: '30 min' })).toBeDisabled();
      expect(api.sentTo(sayArriving)).toEqual([]);

      act(() => onlineManager.setOnline(true));
      await waitFor(() => expect(screen.queryByText(/Will be sent/)).toBeNull());
      expect(api.sentTo(sayArriving)).toMatchObject([{ body: { minutesLate: 30 } }]);
    });
  });

  it('stands there with its time once it is said, and can be changed', async () => {
    near({ arriving: { at: inHours(-0.5), minutesLate: 15 } });
    expect(await screen.findByText(/will be 15 minutes late/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'On My Way' })).toBeVisible();
  });

  it('is not there earlier', async () => {
    const shift = shiftIn(3.1);
    openShift(shift, [answering(entryOf(shift, { answeredAt: NOW }))]);
    expect(await screen.findByText('You have said that you are coming.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'On My Way' })).toBeNull();
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
    openShift(shift, [answering(entryOf(shift, { answeredAt: NOW }))]);
    expect(await screen.findByRole('button', { name: 'On My Way' })).toBeVisible();
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
