import type { TempPost } from '@leafshift/contracts/posts';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { EmptyState, ErrorState } from '@leafshift/ui/states';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ShiftCard } from '../shift-card/shift-card.tsx';
import { ShiftCardSkeleton } from '../shift-card/shift-card-skeleton.tsx';
import { ShiftModalButtons } from '../shift-modal/shift-modal-host.tsx';
import styles from './dashboard.module.css';
import { shiftsByDay } from './shifts-by-day.ts';

interface DayShiftsProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly shifts: UseQueryResult<readonly TempPost[]>;
}

/** The postings of the chosen day below the month. */
export function DayShifts({ day, today, shifts }: DayShiftsProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const known = shifts.data && shiftsByDay(shifts.data).get(day);
  // While another month loads, `data` still holds the shifts of the month before.
  const isWaiting = shifts.isPending || (shifts.isPlaceholderData && !known);
  const ofDay = isWaiting ? null : (known ?? []);
  return (
    <section aria-labelledby="chosen-day" className={styles.day}>
      <h2 id="chosen-day" className={styles.dayTitle}>
        {formats.day(day)}
        {ofDay && ofDay.length > 0 && (
          <span className={styles.count}>{t('dashboard.postings', { count: ofDay.length })}</span>
        )}
      </h2>
      {ofDay?.map((post) => (
        <ShiftCard key={post._id} post={post} actions={<ShiftModalButtons post={post} />} />
      ))}
      {ofDay?.length === 0 && <EmptyDay day={day} isPast={day < today} />}
      {isWaiting && <ShiftCardSkeleton />}
      {shifts.error && !shifts.data && (
        <ErrorState error={shifts.error} onRetry={shifts.refetch} isRetrying={shifts.isFetching} />
      )}
    </section>
  );
}

function EmptyDay({ day, isPast }: { day: CalendarDay; isPast: boolean }) {
  const { t } = useTranslation('mf-employer');
  const { navigate } = useShell();
  return (
    <div className={styles.empty}>
      <EmptyState
        title={t('dashboard.noPostings')}
        action={{
          label: t('action.createPosting'),
          onClick: () => navigate(isPast ? '/jobposting' : `/jobposting?day=${day}`),
        }}
      />
    </div>
  );
}
