import { myProfileQuery } from '@leafshift/data-access';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { useShell } from '@leafshift/shell-sdk';
import { NativeSelect } from '@leafshift/ui/native-select';
import { Section } from '@leafshift/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeForm } from './notice-form.tsx';
import styles from './notices.module.css';
import { SentNotices } from './sent-notices.tsx';

const today = (): string =>
  calendarDayIn(
    new Date().toISOString(),
    Intl.DateTimeFormat().resolvedOptions().timeZone as never,
  );

/** Writing to all confirmed workers of a day, at one location or at all. */
export function DayNotice() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const id = useId();
  const [day, setDay] = useState(today);
  const [location, setLocation] = useState('');
  const { data: profile } = useQuery(myProfileQuery(api));
  const locations = profile && 'locations' in profile ? profile.locations : [];
  return (
    <Section title={t('notices.dayTitle')} description={t('notices.dayText')}>
      <div className={styles.choice}>
        <label htmlFor={`${id}-day`} className={styles.field}>
          <span className={styles.note}>{t('notices.day')}</span>
          <input
            id={`${id}-day`}
            type="date"
            className={styles.date}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </label>
        <div className={styles.field}>
          <span className={styles.note} aria-hidden>
            {t('notices.location')}
          </span>
          <NativeSelect
            isLarge
            label={t('notices.location')}
            value={location}
            onChange={setLocation}
            options={[
              { value: '', label: t('notices.allLocations') },
              ...locations.map(({ _id, locationName }) => ({ value: _id, label: locationName })),
            ]}
          />
        </div>
      </div>
      {day !== '' && (
        <NoticeForm
          key={`${day} ${location}`}
          to={{ of: 'day', day, ...(location !== '' && { location }) }}
          onSent={() => undefined}
        />
      )}
      <SentNotices />
    </Section>
  );
}
