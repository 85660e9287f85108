import { daysOfWeek } from '@leafshift/domain/schedule';
import { useShell } from '@leafshift/shell-sdk';
import { Card } from '@leafshift/ui/page';
import { EmptyState, ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { shiftsWithinQuery } from '../posts/queries.ts';
import { useWeek } from '../schedule/use-week.ts';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';
import { periodOfDays } from './period-of-days.ts';
import { ShiftChip } from './shift-chip.tsx';
import { shiftsByDay } from './shifts-by-day.ts';
import { TurnArrow, WayToPlan, WeekDays, WeekHead } from './week-days.tsx';

/** A week, day by day, with a chip for each shift that opens it (POST-62). */
export function HomeWeek() {
  const { t } = useTranslation('mf-employer');
  const { api, navigate } = useShell();
  const { week, today, turn, show } = useWeek();
  const days = daysOfWeek(week);
  const shifts = useQuery(shiftsWithinQuery(api, periodOfDays(days)));
  const byDay = shifts.data && !shifts.isPlaceholderData ? shiftsByDay(shifts.data) : null;
  const isEmpty = byDay !== null && days.every((day) => !byDay.has(day));
  return (
    <Card>
      <WeekHead days={days}>
        <Button aria-label={t('schedule.weekBefore')} onClick={() => turn(-1)}>
          <TurnArrow>‹</TurnArrow>
        </Button>
        <Button onClick={() => show(today)}>{t('home.today')}</Button>
        <Button aria-label={t('schedule.weekAfter')} onClick={() => turn(1)}>
          <TurnArrow>›</TurnArrow>
        </Button>
      </WeekHead>
      {shifts.error && !shifts.data && (
        <ErrorState error={shifts.error} onRetry={shifts.refetch} isRetrying={shifts.isFetching} />
      )}
      <WeekDays
        days={days}
        today={today}
        byDay={byDay}
        isWaiting={byDay === null && !shifts.error}
        chipOf={(post) => <ShiftChip key={post._id} post={post} />}
      />
      {isEmpty && (
        <EmptyState
          isCompact
          title={t('home.noPostings')}
          text={t('home.noPostingsText')}
          action={{ label: t('action.createPosting'), onClick: () => navigate('/jobposting') }}
        />
      )}
      <WayToPlan week={week} />
      <ShiftModalHost known={shifts.data ?? []} />
    </Card>
  );
}
