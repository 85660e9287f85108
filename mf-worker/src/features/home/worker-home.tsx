import { type CalendarDay, calendarDayIn, monthOf } from '@leafshift/domain/time-zone';
import { useShell } from '@leafshift/shell-sdk';
import { MonthCalendar } from '@leafshift/ui/month-calendar';
import { NotificationFeed } from '@leafshift/ui/notification-list';
import { Card } from '@leafshift/ui/page';
import { DashboardSkeleton, ErrorState } from '@leafshift/ui/states';
import { useState } from 'react';
import { SuspendedNotice } from '../account/suspended-notice.tsx';
import { readersZone } from '../shift/readers-zone.ts';
import { dayOf, marksOf } from './calendar-shifts.ts';
import { DayShifts } from './day-shifts.tsx';
import { useOwnShifts } from './use-own-shifts.ts';
import styles from './worker-home.module.css';

/** A worker's dashboard: the month, the chosen day's shifts, and notifications (section 2). */
export function WorkerHome() {
  const { api, notify, navigate } = useShell();
  const own = useOwnShifts();
  const today = calendarDayIn(Date.now(), readersZone());
  const [selected, setSelected] = useState<CalendarDay>(today);
  const [month, setMonth] = useState(() => monthOf(today));

  const select = (day: CalendarDay): void => {
    setSelected(day);
    setMonth(monthOf(day));
  };

  if (!own.shifts && !own.error) return <DashboardSkeleton />;
  return (
    <>
      <SuspendedNotice className={styles.notice} />
      <div className={styles.dashboard}>
        <div className={styles.main}>
          {own.error && (
            <Card>
              <ErrorState error={own.error} onRetry={own.refetch} isRetrying={own.isRefetching} />
            </Card>
          )}
          {own.shifts && (
            <>
              <Card>
                <MonthCalendar
                  month={month}
                  onMonthChange={setMonth}
                  selected={selected}
                  onSelect={select}
                  today={today}
                  marks={marksOf(own.shifts)}
                  legend={['confirmed', 'requested', 'complete']}
                />
              </Card>
              <DayShifts
                day={selected}
                shifts={own.shifts.filter((shift) => dayOf(shift) === selected)}
              />
            </>
          )}
        </div>
        <Card className={styles.side}>
          <NotificationFeed api={api} notify={notify} onFollow={navigate} />
        </Card>
      </div>
    </>
  );
}
