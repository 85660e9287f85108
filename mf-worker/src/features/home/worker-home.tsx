import { useShell } from '@leafshift/shell-sdk';
import { MonthCalendar } from '@leafshift/ui/month-calendar';
import { NotificationFeed } from '@leafshift/ui/notification-list';
import { Card } from '@leafshift/ui/page';
import { SuspendedNotice } from '../account/suspended-notice.tsx';
import { CalendarFeedButton } from '../calendar-feed/calendar-feed-button.tsx';
import { HomeInvitations } from '../invitations/home-invitations.tsx';
import { marksOf } from './calendar-shifts.ts';
import { DayShifts } from './day-shifts.tsx';
import { useChosenDay } from './use-chosen-day.ts';
import { useOwnShifts } from './use-own-shifts.ts';
import styles from './worker-home.module.css';

const LEGEND = ['confirmed', 'requested', 'complete'] as const;

/** A worker's dashboard: the month, the chosen day's shifts, and notifications (section 2). */
export function WorkerHome() {
  const { api, notify, navigate } = useShell();
  const { today, day, choose, month, showMonth } = useChosenDay();
  const own = useOwnShifts();

  return (
    <>
      <SuspendedNotice />
      <HomeInvitations />
      <div className={styles.dashboard}>
        <div className={styles.main}>
          <Card>
            <MonthCalendar
              month={month}
              onMonthChange={showMonth}
              selected={day}
              onSelect={choose}
              today={today}
              marks={marksOf(own.shifts ?? [])}
              legend={LEGEND}
              action={<CalendarFeedButton />}
            />
          </Card>
          <DayShifts day={day} today={today} own={own} />
        </div>
        <aside className={styles.side}>
          <Card>
            <NotificationFeed api={api} notify={notify} onFollow={navigate} />
          </Card>
        </aside>
      </div>
    </>
  );
}
