import { useShell } from '@leafshift/shell-sdk';
import { MonthCalendar, type MonthCalendarProps } from '@leafshift/ui/month-calendar';
import { NotificationFeed } from '@leafshift/ui/notification-list';
import { Card } from '@leafshift/ui/page';
import type { ReactNode } from 'react';
import styles from './calendar-dashboard.module.css';
import type { ChosenDay } from './use-chosen-day.ts';

interface CalendarDashboardProps extends Pick<MonthCalendarProps, 'marks' | 'legend' | 'action'> {
  readonly chosen: ChosenDay;
  /** The shifts of the chosen day. */
  readonly children: ReactNode;
}

/** The month with its marks, the chosen day below it, and the notifications beside both. */
export function CalendarDashboard({ chosen, children, ...calendar }: CalendarDashboardProps) {
  const { api, notify, navigate } = useShell();
  return (
    <div className={styles.dashboard}>
      <div className={styles.main}>
        <Card>
          <MonthCalendar
            month={chosen.month}
            onMonthChange={chosen.showMonth}
            selected={chosen.day}
            onSelect={chosen.choose}
            today={chosen.today}
            {...calendar}
          />
        </Card>
        {children}
      </div>
      <aside className={styles.side}>
        <Card>
          <NotificationFeed api={api} notify={notify} onFollow={navigate} />
        </Card>
      </aside>
    </div>
  );
}
