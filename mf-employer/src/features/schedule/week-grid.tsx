import type { ScheduleEntry } from '@leafshift/contracts/schedule';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from './chip.tsx';
import { CoverageRow } from './coverage-row.tsx';
import { DayCell } from './day-cell.tsx';
import styles from './schedule.module.css';
import { StoreHead } from './store-head.tsx';
import { useCarrying } from './use-carrying.ts';
import { useDrawnInTurn } from './use-drawn-in-turn.ts';
import type { Place } from './use-schedule.ts';
import type { WeekRow, WeekStore } from './week-model.ts';

interface WeekViewProps {
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
  readonly stores: readonly WeekStore[];
  readonly onOpen: (entry: ScheduleEntry) => void;
  readonly onAdd: (place: Omit<Place, 'jobTitle'> & Partial<Place>) => void;
  readonly onBudget: (store: WeekStore) => void;
}

export interface WeekGridProps extends WeekViewProps {
  readonly put: (entry: ScheduleEntry, place: Place, isCopy: boolean) => void;
}

/** The week as a table: stores with their roles in rows, days in columns. */
export function WeekGrid({ days, today, stores, onOpen, onAdd, onBudget, put }: WeekGridProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const trade = useTrade();
  const rows = stores.flatMap((store) => store.rows);
  const { carried, onKeyDown, cancel } = useCarrying({ rows, days, put });
  const dragged = useRef<ScheduleEntry | null>(null);
  const drop = (row: WeekRow, day: CalendarDay, isCopy: boolean): void => {
    const entry = dragged.current;
    if (entry) {
      const jobTitle = row.jobTitle ?? entry.jobTitle;
      put(entry, { day, location: row.location, jobTitle }, isCopy);
    }
  };
  const shown = useDrawnInTurn(stores) ? stores : stores.slice(0, 1);
  const target = carried && rows[carried.row];
  const over = carried && days[carried.column];
  const targetStore = stores.find(({ location }) => location === target?.location);
  return (
    <div className={styles.scroller}>
      <table className={styles.grid} onBlur={carried ? cancel : undefined}>
        <thead>
          <tr>
            <th scope="col">{t('schedule.role')}</th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                {formats.dayOfWeek(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((store) => (
            <Fragment key={store.location}>
              <StoreHead store={store} span={days.length + 1} onBudget={onBudget} />
              {store.workers > 0 && <CoverageRow store={store} days={days} />}
              {store.rows.map((row) => (
                <tr key={`${row.location} ${row.jobTitle}`}>
                  <th scope="row" className={styles.role}>
                    {row.jobTitle ? trade(row.jobTitle) : t('schedule.nothingPlanned')}
                  </th>
                  {days.map((day) => (
                    <DayCell
                      key={day}
                      entries={row.days.get(day) ?? []}
                      isTarget={target === row && over === day}
                      addLabel={
                        store.isOpen
                          ? t('schedule.addAt', { store: store.name, day: formats.day(day) })
                          : null
                      }
                      onAdd={() =>
                        onAdd({
                          day,
                          location: row.location,
                          ...(row.jobTitle && { jobTitle: row.jobTitle }),
                        })
                      }
                      onDrop={(isCopy) => drop(row, day, isCopy)}
                      chip={(entry) => (
                        <Chip
                          key={entry._id}
                          entry={entry}
                          isCarried={carried?.entry._id === entry._id}
                          onOpen={onOpen}
                          onKeyDown={onKeyDown}
                          onDrag={(held) => {
                            dragged.current = held;
                          }}
                        />
                      )}
                    />
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <p aria-live="assertive" className={carried ? styles.carrying : 'ls-unseen'}>
        {over &&
          targetStore &&
          t('schedule.carrying', { day: formats.day(over), store: targetStore.name })}
      </p>
    </div>
  );
}
