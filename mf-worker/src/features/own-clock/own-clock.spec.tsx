import { jest } from '@jest/globals';
import {
  posterShift,
  recordBreak,
  selfClockIn,
  selfClockOut,
  timesheets,
} from '@leafshift/contracts/clockedtime';
import type { Call } from '@leafshift/contracts/core';
import { getPost, type TempPost } from '@leafshift/contracts/posts';
import { ApiError } from '@leafshift/data-access';
import { aConfirmedWorker, aTempPost, aTimesheet } from '@leafshift/testing/builders';
import { failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as FindWorkPage } from '../../routes/find-work-page.tsx';

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(() => import('../find-work/details/shift-details.tsx'));

const IN = '2026-05-14T13:00:00.000Z';
const EARLY = '2026-05-14T10:00:00.000Z';
const OUT = '2026-05-14T21:00:00.000Z';
const base = aTimesheet();
const shift = aTempPost({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });
const come = aTimesheet({
  employer: { clockIn: IN, clockOut: null, breakMinutes: 0 },
  worker: { ...base.worker, clockIn: IN, witnessed: true },
});

interface Given {
  readonly sheet?: ReturnType<typeof aTimesheet> | null;
  readonly query?: string;
  readonly post?: TempPost;
  readonly handlers?: readonly Handler[];
}

const show = ({ sheet = null, query = '', post = shift, handlers = [] }: Given = {}) =>
  renderWorker(<FindWorkPage />, {
    path: `/find-work/${post._id}${query}`,
    route: '/find-work/:id?',
    store: { shifts: [post] },
    handlers: [
      handle(timesheets, { timesheets: sheet ? [sheet] : [], nextCursor: null }),
      ...handlers,
    ],
  });

const unanswered = (call: Call, code: 'OFFLINE' | 'TIMED_OUT'): Handler => ({
  call,
  handle: () => Promise.reject(new ApiError({ statusCode: 0, code, msg: code })),
});
const button = (name: string) => screen.findByRole('button', { name });
const codeField = () => screen.findByRole('textbox', { name: /Clock code/ });

describe('Clocking myself in', () => {
  describe('three hours before the shift', () => {
    atNow(EARLY);

    it('is not offered, unless its code was scanned', async () => {
      show();
      expect(await screen.findByRole('heading', { name: 'Budtender' })).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Your hours' })).toBeNull();
    });
  });

  describe('at the shift', () => {
    atNow(IN);

    it('clocks in by the scanned poster with one tap and where I am', async () => {
      const getCurrentPosition = jest.fn((found: PositionCallback) =>
        found({ coords: { latitude: 43.65, longitude: -79.38 } } as GeolocationPosition),
      );
      Object.defineProperty(navigator, 'geolocation', {
        configurable: true,
        value: { getCurrentPosition },
      });
      const { user, api, shell, address } = show({
        query: '?poster=abcdefghijkl2345',
        handlers: [handle(selfClockIn, come)],
      });
      expect(await screen.findByRole('tab', { name: 'Confirmed', selected: true })).toBeVisible();
      await user.click(await button('Clock in at this place'));
      await waitFor(() => expect(shell.alerts).toMatchObject([{ msg: 'Clocked In' }]));
      const body = { poster: 'abcdefghijkl2345', latitude: 43.65, longitude: -79.38 };
      expect(api.sentTo(selfClockIn)).toEqual([{ params: { postId: shift._id }, body }]);
      await waitFor(() => expect(address()).not.toContain('poster'));
      Reflect.deleteProperty(navigator, 'geolocation');
    });

    it('leads who scanned the poster of a place to their shift there', async () => {
      renderWorker(<FindWorkPage />, {
        path: '/find-work?poster=abcdefghijkl2345',
        route: '/find-work/:id?',
        store: { shifts: [shift] },
        handlers: [
          handle(posterShift, { postId: shift._id }),
          handle(timesheets, { timesheets: [], nextCursor: null }),
        ],
      });
      expect(await button('Clock in at this place')).toBeVisible();
    });

    it('says that a poster is of no place of mine', async () => {
      renderWorker(<FindWorkPage />, {
        path: '/find-work?poster=abcdefghijkl2345',
        route: '/find-work/:id?',
        store: { shifts: [shift] },
        handlers: [failing(posterShift, 'POSTER_UNKNOWN')],
      });
      expect(await screen.findByText(/This poster is not of the place/)).toBeVisible();
    });

    it('takes the code of the scanned link, and takes it out of the address', async () => {
      const { user, api, shell, address, container } = show({
        query: '?code=482915',
        handlers: [handle(selfClockIn, come)],
      });
      expect(await codeField()).toHaveValue('482915');
      expect(await accessibilityProblems(container)).toEqual([]);
      await user.click(await button('Clock in'));

      await waitFor(() =>
        expect(api.sentTo(selfClockIn)).toEqual([
          { params: { postId: shift._id }, body: { code: '482915' } },
        ]),
      );
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Clocked In' }]);
      await waitFor(() => expect(address()).not.toContain('code'));
    });

    it('says beside the field that a code is wrong', async () => {
      const { user } = show({ handlers: [failing(selfClockIn, 'CLOCK_CODE_WRONG')] });
      await user.type(await codeField(), '11111');
      await user.click(await button('Clock in'));
      expect(await screen.findByText('Enter the six digits of the code')).toBeVisible();
      await user.type(await codeField(), '1');
      await user.click(await button('Clock in'));
      expect(await screen.findByText(/This code is not right/)).toBeVisible();
    });

    it('is possible by my word alone, and says that it waits for the employer', async () => {
      const said = aTimesheet({ worker: { ...base.worker, clockIn: IN, unwitnessed: ['in'] } });
      const { user, api } = show({ handlers: [handle(selfClockIn, said)] });
      const here = await button('I am here, without a code');
      api.use(handle(timesheets, { timesheets: [said], nextCursor: null }));
      await user.click(here);

      const hours = await screen.findByRole('table', { name: 'Your hours' });
      expect(within(hours).getByText('waits for the employer')).toBeVisible();
      expect(screen.getByText(/Your time waits for the employer/)).toBeVisible();
      expect(api.sentTo(selfClockIn)).toEqual([{ params: { postId: shift._id }, body: {} }]);
      expect(await button('I have left, without a code')).toBeVisible();
    });

    describe('without a network', () => {
      beforeEach(() => onlineManager.setOnline(false));
      afterEach(() => onlineManager.setOnline(true));

      it('keeps the code with its time, says so, and offers to clock out next', async () => {
        const { user, api, shell } = show({ handlers: [handle(selfClockIn, come)] });
        await user.type(await codeField(), '482915');
        await user.click(await button('Clock in'));
        expect(await screen.findByText('Will be sent as soon as you are online')).toBeVisible();
        expect(await button('Clock out')).toBeVisible();
        expect(api.sentTo(selfClockIn)).toEqual([]);

        api.use(handle(timesheets, { timesheets: [come], nextCursor: null }));
        act(() => onlineManager.setOnline(true));
        await waitFor(() => expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Clocked In' }]));
        expect(api.sentTo(selfClockIn)).toHaveLength(1);
        await waitFor(() => expect(screen.queryByText(/Will be sent/)).toBeNull());
      });

      it('shows a shift of mine and takes its code, although neither was opened before', async () => {
        show({ handlers: [getPost, timesheets].map((call) => unanswered(call, 'OFFLINE')) });
        expect(await codeField()).toBeVisible();
      });

      it('does so where the network hangs, too', async () => {
        const { api } = show({
          handlers: [getPost, timesheets].map((call) => unanswered(call, 'TIMED_OUT')),
        });
        expect(await codeField()).toBeVisible();
        expect(api.sentTo(getPost)).toHaveLength(1);
      });
    });

    it('says of a time that was sent later when it came', async () => {
      const late = [{ time: 'in' as const, sentAt: OUT, codeFits: true }];
      const sheet = aTimesheet({
        worker: { ...base.worker, clockIn: IN, unwitnessed: ['in'], late },
      });
      show({ sheet });
      expect(await screen.findByText(/recorded without a network, sent Thu, May 14/)).toBeVisible();
    });

    it('asks where I am only when I press for it', async () => {
      const ask = jest.fn((found: (position: object) => void) =>
        found({ coords: { latitude: 43.65, longitude: -79.38 } }),
      );
      Object.defineProperty(navigator, 'geolocation', {
        configurable: true,
        value: { getCurrentPosition: ask },
      });
      const { user, api } = show({ handlers: [handle(selfClockIn, come)] });
      await user.type(await codeField(), '482915');
      expect(ask).not.toHaveBeenCalled();
      await user.click(await button('Add where I am'));
      expect(await screen.findByText(/How far you are/)).toBeVisible();
      await user.click(await button('Clock in'));
      await waitFor(() =>
        expect(api.sentTo(selfClockIn)[0]?.body).toEqual({
          code: '482915',
          latitude: 43.65,
          longitude: -79.38,
        }),
      );
    });
  });
});

describe('Clocking myself out', () => {
  atNow(OUT);

  it('takes the code of then, and my break', async () => {
    const gone = aTimesheet({
      ...come,
      employer: { clockIn: IN, clockOut: OUT, breakMinutes: 0 },
      worker: { ...come.worker, clockOut: OUT },
    });
    const rested = gone.with({ employer: { ...gone.employer, breakMinutes: 20 } });
    const { user, api } = show({
      sheet: come,
      handlers: [handle(selfClockOut, gone), handle(recordBreak, rested)],
    });
    await user.type(await codeField(), '482915');
    const out = await button('Clock out');
    api.use(handle(timesheets, { timesheets: [gone], nextCursor: null }));
    await user.click(out);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Clock code/ })).toBeNull());

    api.use(handle(timesheets, { timesheets: [rested], nextCursor: null }));
    await user.type(await screen.findByRole('textbox', { name: /Unpaid break/ }), '20');
    await user.click(await button('Save break'));
    await waitFor(() =>
      expect(api.sentTo(recordBreak)).toEqual([
        { params: { postId: shift._id }, body: { breakMinutes: 20 } },
      ]),
    );
    const hours = screen.getByRole('table', { name: 'Your hours' });
    expect(await within(hours).findByText('20 min')).toBeVisible();
  });

  it('shows what the employer corrected, and why', async () => {
    const times = { clockIn: IN, clockOut: OUT, breakMinutes: 0 };
    const corrected = aTimesheet({
      ...come,
      employer: { ...times, breakMinutes: 60 },
      corrections: [
        { at: OUT, before: times, after: { ...times, breakMinutes: 60 }, reason: 'Long lunch' },
      ],
    });
    show({ sheet: corrected });
    expect(await screen.findByText('Long lunch')).toBeVisible();
    expect(screen.getByText('60 min')).toBeVisible();
  });
});
