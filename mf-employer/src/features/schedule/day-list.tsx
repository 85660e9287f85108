import { useFormats } from '@leafshift/i18n';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Chip } from './chip.tsx';
import styles from './schedule.module.css';
import { StoreFacts } from './store-head.tsx';
import type { WeekViewProps } from './week-grid.tsx';

/** The week on a phone: day by day, with the stores of each. */
export function DayList({ days, today, stores, onOpen, onAdd, onBudget }: WeekViewProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  return (
    <>
      {days.map((day) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} data-today={day === today || undefined}>
            {formats.day(day)}
          </h2>
          {stores.map((store) => (
            <div key={store.location} className={styles.dayStore}>
              <h3>
                <bdi>{store.name}</bdi>
              </h3>
              {store.rows.flatMap((row) =>
                (row.days.get(day) ?? []).map((entry) => (
                  <Chip key={entry._id} entry={entry} showsRole onOpen={onOpen} />
                )),
              )}
              {store.isOpen && (
                <Button
                  type="dashed"
                  size="large"
                  block
                  aria-label={t('schedule.addAt', { store: store.name, day: formats.day(day) })}
                  onClick={() => onAdd({ day, location: store.location })}
                >
                  {t('schedule.add')}
                </Button>
              )}
            </div>
          ))}
        </section>
      ))}
      <div className={styles.storeList}>
        {stores.map((store) => (
          <StoreFacts key={store.location} store={store} onBudget={onBudget} />
        ))}
      </div>
    </>
  );
}
