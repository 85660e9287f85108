import { addDays, toCalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './series.module.css';

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
  const formats = useFormats();
  const id = useId();
  const toggle = (weekday: number, isOn: boolean, of: Repeat) => {
    const others = of.weekdays.filter((known) => known !== weekday);
    onChange({ ...of, weekdays: isOn ? [...others, weekday] : others });
  };
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
          <fieldset className={styles.weekdays}>
            <legend className="ls-unseen">{t('schedule.weekdays')}</legend>
            {formats.weekdays().map((name, weekday) => (
              <Checkbox
                key={name}
                checked={value.weekdays.includes(weekday)}
                onChange={({ target }) => toggle(weekday, target.checked, value)}
              >
                {name}
              </Checkbox>
            ))}
          </fieldset>
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
