import type { TempPost } from '@leafshift/contracts/posts';
import { mayOpenShiftDetails, ONBOARDING_REFUSALS } from '@leafshift/domain/onboarding';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { EmptyState } from '@leafshift/ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ShiftSummary } from '../shift/shift-summary.tsx';
import styles from './day-shifts.module.css';
import { ShiftDetailsModal } from './shift-details-modal.tsx';

interface DayShiftsProps {
  readonly day: CalendarDay;
  readonly shifts: readonly TempPost[];
}

/** The chosen day's shifts; each opens its details, for who has completed onboarding. */
export function DayShifts({ day, shifts }: DayShiftsProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const { notify } = useShell();
  const user = useUser();
  const navigate = useNavigate();
  const [openId, setOpenId] = useState<string | null>(null);

  const open = (shift: TempPost): void => {
    if (mayOpenShiftDetails(user)) {
      setOpenId(shift._id);
    } else {
      const { kind, msg } = ONBOARDING_REFUSALS.ONBOARDING_REQUIRED;
      notify(kind, msg);
    }
  };

  return (
    <Section title={formats.day(day)}>
      {shifts.length === 0 ? (
        <EmptyState
          isCompact
          title={t('home.noShifts')}
          action={{ label: t('action.findShifts'), onClick: () => navigate('/find-work') }}
        />
      ) : (
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
      <ShiftDetailsModal
        shift={shifts.find(({ _id }) => _id === openId) ?? null}
        onClose={() => setOpenId(null)}
      />
    </Section>
  );
}
