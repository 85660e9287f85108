import { type CalendarDay, toCalendarDay } from '@leafshift/domain/time-zone';
import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import styles from './date-range.module.css';
import { LabelledField } from './labelled-field.tsx';

interface DateRangeProps {
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
  readonly onChange: (change: {
    readonly from?: CalendarDay | undefined;
    readonly to?: CalendarDay | undefined;
  }) => void;
}

const dayOrNone = (text: string): CalendarDay | undefined =>
  text === '' ? undefined : toCalendarDay(text);

/** The first and the last day of a period, each of which may be open. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  const { t } = useTranslation('mf-worker');
  return (
    <div className={styles.pair}>
      <LabelledField label={t('filters.from')}>
        {(id) => (
          <Input
            id={id}
            type="date"
            size="large"
            value={from ?? ''}
            max={to}
            onChange={(event) => onChange({ from: dayOrNone(event.target.value) })}
          />
        )}
      </LabelledField>
      <LabelledField label={t('filters.to')}>
        {(id) => (
          <Input
            id={id}
            type="date"
            size="large"
            value={to ?? ''}
            min={from}
            onChange={(event) => onChange({ to: dayOrNone(event.target.value) })}
          />
        )}
      </LabelledField>
    </div>
  );
}
