import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SwapOutlined from '@ant-design/icons/es/icons/SwapOutlined';
import type { ScheduleEntry } from '@leafshift/contracts/schedule';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from './chip.tsx';
import { DayCoverage } from './coverage-row.tsx';
import { PutModal } from './put-modal.tsx';
import styles from './schedule.module.css';
import { StoreFacts } from './store-head.tsx';
import { useDrawnInTurn } from './use-drawn-in-turn.ts';
import type { WeekGridProps } from './week-grid.tsx';

/** The week on a phone: day by day, with the stores of each. */
export function DayList(props: WeekGridProps) {
  const { days, today, stores, put, onOpen, onAdd, onBudget } = props;
  const { t } = useTranslation('mf-employer');
  const trade = useTrade();
  const [moving, setMoving] = useState<ScheduleEntry | null>(null);
  const formats = useFormats();
  const shown = useDrawnInTurn(stores) ? days : days.slice(0, 1);
  return (
    <>
      {shown.map((day) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} data-today={day === today || undefined}>
            {formats.day(day)}
          </h2>
          {stores.map((store) => (
            <div key={store.location} className={styles.dayStore}>
              <div className={styles.dayStoreHead}>
                <h3>
                  <bdi>{store.name}</bdi> <DayCoverage store={store} day={day} />
                </h3>
                {store.isOpen && (
                  <Button
                    type="text"
                    size="large"
                    icon={<PlusOutlined aria-hidden />}
                    aria-label={t('schedule.addAt', { store: store.name, day: formats.day(day) })}
                    onClick={() => onAdd({ day, location: store.location })}
                  >
                    {t('schedule.add')}
                  </Button>
                )}
              </div>
              {store.rows.flatMap((row) =>
                (row.days.get(day) ?? []).map((entry) => (
                  <div key={entry._id} className={styles.movable}>
                    <Chip entry={entry} showsRole onOpen={onOpen} />
                    <Button
                      type="text"
                      size="large"
                      aria-label={t('schedule.moveOf', {
                        shift: `${trade(entry.jobTitle)}, ${formats.day(day)}`,
                      })}
                      icon={<SwapOutlined aria-hidden />}
                      onClick={() => setMoving(entry)}
                    />
                  </div>
                )),
              )}
            </div>
          ))}
        </section>
      ))}
      <PutModal
        entry={moving}
        days={days}
        stores={stores}
        put={put}
        onClose={() => setMoving(null)}
      />
      <div className={styles.storeList}>
        {stores.map((store) => (
          <StoreFacts key={store.location} store={store} onBudget={onBudget} />
        ))}
      </div>
    </>
  );
}
