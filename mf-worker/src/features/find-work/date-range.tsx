import { type CalendarDay, toCalendarDay } from '@leafshift/domain/time-zone';
import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import styles from './filter-drawer.module.css';
import { FilterField } from './filter-field.tsx';

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

/** The first and the last day on which a shift may start. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  const { t } = useTranslation('mf-worker');
  return (
    <div className={styles.pair}>
      <FilterField label={t('filters.from')}>
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
      </FilterField>
      <FilterField label={t('filters.to')}>
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
      </FilterField>
    </div>
  );
}
