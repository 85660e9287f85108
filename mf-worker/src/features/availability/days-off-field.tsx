import type { DaysOff } from '@leafshift/contracts/availability';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { EntryList } from '@leafshift/ui/entry-list';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRange } from '../date-range/date-range.tsx';
import styles from './availability.module.css';

interface DaysOffFieldProps {
  readonly daysOff: readonly DaysOff[];
  readonly onChange: (daysOff: DaysOff[]) => void;
}

interface Typed {
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
}

const idOf = ({ from, to }: DaysOff): string => `${from}/${to}`;

/** Days on which I do not work, whatever day of the week they are. */
export function DaysOffField({ daysOff, onChange }: DaysOffFieldProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const [typed, setTyped] = useState<Typed>({});
  const day = (value: string): string => formats.date(`${value}T12:00:00Z`, 'UTC');
  const name = ({ from, to }: DaysOff): string =>
    from === to ? day(from) : t('filters.chip.dates', { from: day(from), to: day(to) });

  const add = (): void => {
    const from = typed.from ?? typed.to;
    if (from === undefined) return;
    const added = { from, to: typed.to ?? from };
    onChange([...daysOff.filter((each) => idOf(each) !== idOf(added)), added].sort(byFirstDay));
    setTyped({});
  };
  return (
    <div className={styles.daysOff}>
      <EntryList
        title={t('availability.daysOff')}
        emptyText={t('availability.noDaysOff')}
        entries={daysOff.map((each) => ({ id: idOf(each), name: name(each), content: name(each) }))}
        onRemove={(id) => onChange(daysOff.filter((each) => idOf(each) !== id))}
      />
      <DateRange
        from={typed.from}
        to={typed.to}
        onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
      />
      <Button size="large" disabled={!(typed.from || typed.to)} onClick={add}>
        {t('availability.addDaysOff')}
      </Button>
    </div>
  );
}

const byFirstDay = (one: DaysOff, other: DaysOff): number => one.from.localeCompare(other.from);
