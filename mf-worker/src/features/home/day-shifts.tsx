import type { TempPost } from '@leafshift/contracts/posts';
import { mayOpenShiftDetails, ONBOARDING_REFUSALS } from '@leafshift/domain/onboarding';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { OnDemand } from '@leafshift/ui/lazy';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ShiftSummary } from '../shift/shift-summary.tsx';
import { dayOf } from './calendar-shifts.ts';
import styles from './day-shifts.module.css';
import type { OwnShifts } from './use-own-shifts.ts';
import { useWishedDay, type WishedDay } from './use-wished-day.ts';

const ShiftDetailsModal = lazy(async () => ({
  default: (await import('./shift-details-modal.tsx')).ShiftDetailsModal,
}));

interface DayShiftsProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly own: OwnShifts;
  readonly wished: WishedDay | null;
}

/** The chosen day's shifts; each opens its details, for who has completed onboarding. */
export function DayShifts({ day, today, own, wished }: DayShiftsProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const headingId = useId();
  const heading = useWishedDay(wished, day);
  const { notify } = useShell();
  const say = useRefusals();
  const user = useUser();
  const [openId, setOpenId] = useState<string | null>(null);

  const shifts = own.shifts?.filter((shift) => dayOf(shift) === day);

  const opened = shifts?.find(({ _id }) => _id === openId) ?? null;

  const open = (shift: TempPost): void => {
    if (mayOpenShiftDetails(user)) {
      setOpenId(shift._id);
    } else {
      const { kind, text } = ONBOARDING_REFUSALS.ONBOARDING_REQUIRED;
      notify(kind, say(text));
    }
  };

  return (
    <section aria-labelledby={headingId} className={styles.day}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
        {formats.day(day)}
        {shifts && shifts.length > 0 && (
          <span className={styles.count}>{t('home.shifts', { count: shifts.length })}</span>
        )}
      </h2>
      {own.error && (
        <ErrorState error={own.error} onRetry={own.refetch} isRetrying={own.isRefetching} />
      )}
      {!own.error && !shifts && <ListSkeleton rows={2} />}
      {shifts?.length === 0 && <EmptyDay day={day} isToCome={day > today} />}
      {shifts && shifts.length > 0 && (
        <ul className={styles.list}>
          {shifts.map((shift) => (
            <li key={shift._id}>
              <button type="button" className={styles.entry} onClick={() => open(shift)}>
                <ShiftSummary shift={shift} withDate={false} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <OnDemand isOpen={opened !== null}>
        <ShiftDetailsModal
          shift={opened}
          isOpen={opened !== null}
          onClose={() => setOpenId(null)}
        />
      </OnDemand>
    </section>
  );
}

/**
 * 'Find Shifts' leads to /jobposting (SHIFT-12): to the shifts of a day that is
 * still to come, else to all of them.
 */
function EmptyDay({ day, isToCome }: { day: CalendarDay; isToCome: boolean }) {
  const { t } = useTranslation('mf-worker');
  const navigate = useNavigate();
  return (
    <div className={styles.empty}>
      <EmptyState
        title={t('home.noShifts')}
        action={{
          label: t('action.findShifts'),
          onClick: () => navigate(isToCome ? `/jobposting?from=${day}&to=${day}` : '/jobposting'),
        }}
      />
    </div>
  );
}
