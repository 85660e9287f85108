import type { ScheduleEntry } from '@leafshift/contracts/schedule';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { NativeSelect } from '@leafshift/ui/native-select';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './series.module.css';
import type { Place } from './use-schedule.ts';
import type { WeekStore } from './week-model.ts';

interface PutModalProps {
  readonly entry: ScheduleEntry | null;
  readonly days: readonly CalendarDay[];
  readonly stores: readonly WeekStore[];
  readonly put: (entry: ScheduleEntry, place: Place, isCopy: boolean) => void;
  readonly onClose: () => void;
}

/** Moves or copies a draft where nothing can be dragged; a posted shift is only copied (SCHED-8). */
export function PutModal({ entry, onClose, ...places }: PutModalProps) {
  const { t } = useTranslation('mf-employer');
  return (
    <Modal
      open={entry !== null}
      title={t('schedule.move')}
      footer={null}
      width={420}
      onCancel={onClose}
      destroyOnHidden
    >
      {entry && <Places key={entry._id} entry={entry} onClose={onClose} {...places} />}
    </Modal>
  );
}

type PlacesProps = Omit<PutModalProps, 'entry'> & { readonly entry: ScheduleEntry };

function Places({ entry, days, stores, put, onClose }: PlacesProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const [day, setDay] = useState(entry.day);
  const [location, setLocation] = useState(entry.location);
  const isSame = day === entry.day && location === entry.location;
  const send = (isCopy: boolean) => {
    put(entry, { day, location, jobTitle: entry.jobTitle }, isCopy);
    onClose();
  };
  return (
    <div className={styles.fields}>
      <div className={styles.field}>
        <span aria-hidden>{t('schedule.toDay')}</span>
        <NativeSelect
          isLarge
          label={t('schedule.toDay')}
          value={day}
          options={days.map((value) => ({ value: value as string, label: formats.day(value) }))}
          onChange={setDay}
        />
      </div>
      <div className={styles.field}>
        <span aria-hidden>{t('schedule.toStore')}</span>
        <NativeSelect
          isLarge
          label={t('schedule.toStore')}
          value={location}
          options={stores
            .filter(({ isOpen, location: id }) => isOpen || id === entry.location)
            .map((store) => ({ value: store.location, label: store.name }))}
          onChange={setLocation}
        />
      </div>
      <div className={styles.buttons}>
        <Button size="large" onClick={() => send(true)}>
          {t('schedule.copyHere')}
        </Button>
        {entry.kind === 'draft' && (
          <Button type="primary" size="large" disabled={isSame} onClick={() => send(false)}>
            {t('schedule.moveHere')}
          </Button>
        )}
      </div>
    </div>
  );
}
