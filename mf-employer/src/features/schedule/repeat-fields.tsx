import { addDays, toCalendarDay } from '@leafshift/domain/time-zone';
import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './series.module.css';
import { WeekdayChoice } from './weekday-choice.tsx';

/** The weekdays of a series, 0 the Sunday, and its last day. */
export interface Repeat {
  readonly weekdays: readonly number[];
  readonly until: string;
}

const WEEKS_AT_FIRST = 4;

/** A pattern that begins with the day of the form: that weekday, for four weeks. */
function repeatFrom(day: string): Repeat {
  const from = toCalendarDay(day);
  const weekday = new Date(`${from}T00:00:00Z`).getUTCDay();
  return { weekdays: [weekday], until: addDays(from, WEEKS_AT_FIRST * 7 - 1) };
}

interface RepeatFieldsProps {
  readonly day: string;
  readonly value: Repeat | null;
  readonly onChange: (value: Repeat | null) => void;
}

/** Whether a shift comes again every week, on which weekdays and until when (SCHED-9). */
export function RepeatFields({ day, value, onChange }: RepeatFieldsProps) {
  const { t } = useTranslation('mf-employer');
  const id = useId();
  return (
    <div className={styles.repeat}>
      <Checkbox
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? repeatFrom(day) : null)}
      >
        {t('schedule.repeat')}
      </Checkbox>
      {value && (
        <>
          <WeekdayChoice
            value={value.weekdays}
            onChange={(weekdays) => onChange({ ...value, weekdays })}
          />
          <label className={styles.until} htmlFor={id}>
            <span>{t('schedule.until')}</span>
            <Input
              id={id}
              type="date"
              size="large"
              min={day}
              value={value.until}
              onChange={({ target }) => onChange({ ...value, until: target.value })}
            />
          </label>
        </>
      )}
    </div>
  );
}
