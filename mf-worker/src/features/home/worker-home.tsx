import { ChosenMonth, DashboardColumns, useChosenDay } from '@leafshift/remote-pages/calendar';
import { UnreadMessages } from '@leafshift/remote-pages/conversations';
import { RemoteSlot } from '@leafshift/shell-sdk';
import { HomeAttendance } from '../attendance/home-attendance.tsx';
import { CalendarFeedButton } from '../calendar-feed/calendar-feed-button.tsx';
import { HomeHours } from '../hours/home-hours.tsx';
import { HomeInvitations } from '../invitations/home-invitations.tsx';
import { HomeOffers } from '../next-in-line/home-offers.tsx';
import { marksOf } from './calendar-shifts.ts';
import { DayShifts } from './day-shifts.tsx';
import { HomeReview } from './home-review.tsx';
import { nextOf } from './next-of.ts';
import { NextShift } from './next-shift.tsx';
import { useOwnShifts } from './use-own-shifts.ts';

const LEGEND = ['confirmed', 'requested', 'complete'] as const;

/** A worker's dashboard: the month, the chosen day's shifts, and notifications (SHIFT-12). */
export function WorkerHome() {
  const chosen = useChosenDay();
  const own = useOwnShifts();
  const shifts = own.shifts ?? [];
  const next = nextOf(shifts);

  return (
    <>
      <NextShift shifts={shifts} />
      <UnreadMessages />
      <HomeReview />
      <HomeOffers />
      <HomeAttendance shifts={shifts.filter(({ _id }) => _id !== next?._id)} />
      <HomeHours />
      <HomeInvitations />
      <RemoteSlot name="worker-home" />
      <DashboardColumns>
        <ChosenMonth
          chosen={chosen}
          marks={marksOf(shifts)}
          legend={LEGEND}
          action={<CalendarFeedButton />}
        >
          <DayShifts day={chosen.day} today={chosen.today} own={own} />
        </ChosenMonth>
      </DashboardColumns>
    </>
  );
}
