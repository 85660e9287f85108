import type { TempPost } from '@leafshift/contracts/posts';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { useShell } from '@leafshift/shell-sdk';
import { countMarks, MonthCalendar } from '@leafshift/ui/month-calendar';
import { NotificationFeed } from '@leafshift/ui/notification-list';
import { Card, Page } from '@leafshift/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLiveUpdates } from '../live-updates/use-live-updates.ts';
import { shiftsWithinQuery } from '../posts/queries.ts';
import { standingOf } from '../shift/standing.ts';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';
import styles from './dashboard.module.css';
import { DayShifts } from './day-shifts.tsx';
import { periodOfMonth } from './month-period.ts';
import { useChosenDay } from './use-chosen-day.ts';

const LEGEND = ['open', 'requests-waiting', 'filled', 'complete'] as const;
const NO_SHIFTS: readonly TempPost[] = [];

/** /home: the month, the chosen day's shifts, and what happened. */
export function DashboardPage() {
  const { t } = useTranslation('mf-employer');
  const { api, notify, navigate } = useShell();
  const { today, day, choose, month, showMonth } = useChosenDay();
  const shifts = useQuery(shiftsWithinQuery(api, periodOfMonth(month)));
  useLiveUpdates();
  const known = shifts.data ?? NO_SHIFTS;
  const marks = countMarks(
    known.map((post) => ({
      day: calendarDayIn(post.date, post.timeZone),
      kind: standingOf(post),
    })),
  );
  return (
    <Page>
      <h1 className="ls-unseen">{t('title.home')}</h1>
      <div className={styles.dashboard}>
        <div className={styles.main}>
          <Card>
            <MonthCalendar
              month={month}
              onMonthChange={showMonth}
              selected={day}
              onSelect={choose}
              today={today}
              marks={marks}
              legend={LEGEND}
            />
          </Card>
          <DayShifts day={day} today={today} shifts={shifts} />
        </div>
        <aside className={styles.panel}>
          <Card>
            <NotificationFeed api={api} notify={notify} onFollow={navigate} />
          </Card>
        </aside>
      </div>
      <ShiftModalHost known={known} />
    </Page>
  );
}
