import type { TempPost } from '@leafshift/contracts/posts';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { CalendarDashboard, useChosenDay } from '@leafshift/remote-pages/calendar';
import { RemoteSlot, useShell } from '@leafshift/shell-sdk';
import { countMarks } from '@leafshift/ui/month-calendar';
import { Page } from '@leafshift/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { HomeDisputes } from '../disputes/home-disputes.tsx';
import { shiftsWithinQuery } from '../posts/queries.ts';
import { HomeRefusedPay } from '../secured-pay/home-refused-pay.tsx';
import { employerShiftStatusOf } from '../shift/employer-shift-status.ts';
import { useLiveShifts } from '../shift/use-live-shifts.ts';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';
import { DayShifts } from './day-shifts.tsx';
import { HomeReview } from './home-review.tsx';
import { periodOfMonth } from './month-period.ts';

const LEGEND = ['open', 'requests-waiting', 'filled', 'complete'] as const;
const NO_SHIFTS: readonly TempPost[] = [];

/** The employer's home page: the month, the shifts of the chosen day, and the notifications. */
export function DashboardPage() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const chosen = useChosenDay();
  const shifts = useQuery(shiftsWithinQuery(api, periodOfMonth(chosen.month)));
  useLiveShifts();
  const known = shifts.data ?? NO_SHIFTS;
  const marks = countMarks(
    known.map((post) => ({
      day: calendarDayIn(post.date, post.timeZone),
      kind: employerShiftStatusOf(post),
    })),
  );
  return (
    <Page>
      <h1 className="ls-unseen">{t('title.home')}</h1>
      <HomeReview />
      <HomeRefusedPay />
      <HomeDisputes />
      <RemoteSlot name="employer-home" />
      <CalendarDashboard chosen={chosen} marks={marks} legend={LEGEND}>
        <DayShifts day={chosen.day} today={chosen.today} shifts={shifts} />
      </CalendarDashboard>
      <ShiftModalHost known={known} />
    </Page>
  );
}
