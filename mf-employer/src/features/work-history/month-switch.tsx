import { addMonths, type CalendarMonth, calendarDayIn, monthOf } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { readersZone } from '@leafshift/ui/text';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './spending.module.css';

interface MonthSwitchProps {
  /** How many months before this one is shown. */
  readonly back: number;
  readonly onChange: (back: number) => void;
}

/** The month that lies so many before this one, by the reader's calendar. */
export const monthBefore = (back: number): CalendarMonth =>
  addMonths(monthOf(calendarDayIn(Date.now(), readersZone())), -back);

/** Goes from month to month, never beyond this one. */
export function MonthSwitch({ back, onChange }: MonthSwitchProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  return (
    <div className={styles.month}>
      <Button aria-label={t('spending.monthBefore')} onClick={() => onChange(back + 1)}>
        <span aria-hidden className={styles.arrow}>
          ‹
        </span>
      </Button>
      <h3>{formats.month(monthBefore(back))}</h3>
      <Button
        aria-label={t('spending.monthAfter')}
        disabled={back === 0}
        onClick={() => onChange(back - 1)}
      >
        <span aria-hidden className={styles.arrow}>
          ›
        </span>
      </Button>
    </div>
  );
}
