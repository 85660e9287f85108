import { ChosenMonth, DashboardColumns, useChosenDay } from '@leafshift/remote-pages/calendar';
import { UnreadMessages } from '@leafshift/remote-pages/conversations';
import { RemoteSlot } from '@leafshift/shell-sdk';
import { useState } from 'react';
import { HomeAttendance } from '../attendance/home-attendance.tsx';
import { CalendarFeedButton } from '../calendar-feed/calendar-feed-button.tsx';
import { HomeCertificates } from '../credentials/home-certificates.tsx';
import { HomeHours } from '../hours/home-hours.tsx';
import { HomeInvitations } from '../invitations/home-invitations.tsx';
import { HomeOffers } from '../next-in-line/home-offers.tsx';
import { marksOf } from './calendar-shifts.ts';
import { DayShifts } from './day-shifts.tsx';
import { HomeReview } from './home-review.tsx';
import { nextOf } from './next-of.ts';
import { NextShift } from './next-shift.tsx';
import { useOwnShifts } from './use-own-shifts.ts';
import type { WishedDay } from './use-wished-day.ts';
import { WeekStrip } from './week-strip.tsx';

const LEGEND = ['confirmed', 'requested', 'complete'] as const;

/** A worker's dashboard: the next shift, this week, what waits, the month, the chosen day's shifts, and notifications (SHIFT-12). */
export function WorkerHome() {
  const chosen = useChosenDay();
  const own = useOwnShifts();
  const shifts = own.shifts ?? [];
  const next = nextOf(shifts);
  const [wished, wish] = useState<WishedDay | null>(null);

  return (
    <>
      <NextShift shifts={shifts} />
      <WeekStrip
        today={chosen.today}
        own={own}
        onDay={(day) => {
          chosen.choose(day);
          wish({ day });
        }}
      />
      <UnreadMessages />
      <HomeReview />
      <HomeCertificates />
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
          <DayShifts day={chosen.day} today={chosen.today} own={own} wished={wished} />
        </ChosenMonth>
      </DashboardColumns>
    </>
  );
}
