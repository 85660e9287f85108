import { MAX_SERIES_DAYS } from '@leafshift/domain/posting-rules';
import { daysOfSeries } from '@leafshift/domain/schedule';
import { addDays, type TimeZone, toCalendarDay } from '@leafshift/domain/time-zone';
import { FieldFrame } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WeekdayChoice } from '../../schedule/weekday-choice.tsx';
import { DayPicker } from './day-picker.tsx';
import styles from './fields.module.css';

const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

interface DayRangeProps {
  /** The days that are chosen; the range begins with the first. */
  readonly days: readonly string[];
  readonly zone: TimeZone;
  readonly now: Date;
  readonly onAdd: (days: readonly string[]) => void;
}

/** Further days until a last one: all of them, or those on chosen weekdays (POST-71). */
export function DayRange({ days, zone, now, onAdd }: DayRangeProps) {
  const { t } = useTranslation('mf-employer');
  const [isOpen, setIsOpen] = useState(false);
  const [last, setLast] = useState<string | null>(null);
  const [weekdays, setWeekdays] = useState(EVERY_DAY);
  const [first] = days;
  const more =
    first && last
      ? daysOfSeries(toCalendarDay(first), toCalendarDay(last), weekdays).filter(
          (day) => !days.includes(day),
        )
      : [];
  const isTooMany = days.length + more.length > MAX_SERIES_DAYS;
  if (!first) return null;
  if (!isOpen) {
    return (
      <Button type="link" size="small" className={styles.add} onClick={() => setIsOpen(true)}>
        {t('postingForm.severalDays')}
      </Button>
    );
  }
  return (
    <fieldset className={styles.range}>
      <legend className="ls-unseen">{t('postingForm.severalDays')}</legend>
      <FieldFrame
        label={t('postingForm.lastDay')}
        error={isTooMany ? t('postingForm.tooManyDays', { max: MAX_SERIES_DAYS }) : undefined}
      >
        {(ids) => (
          <DayPicker
            ids={ids}
            zone={zone}
            now={new Date(Math.max(now.getTime(), Date.parse(addDays(toCalendarDay(first), 1))))}
            value={last}
            onChoose={setLast}
            placeholder={t('postingForm.chooseDay')}
          />
        )}
      </FieldFrame>
      <WeekdayChoice value={weekdays} onChange={setWeekdays} />
      <Button
        size="large"
        disabled={more.length === 0 || isTooMany}
        onClick={() => {
          onAdd(more);
          setIsOpen(false);
          setLast(null);
          setWeekdays(EVERY_DAY);
        }}
      >
        {more.length > 0
          ? t('postingForm.addDays', { count: more.length })
          : t('postingForm.addRange')}
      </Button>
    </fieldset>
  );
}
