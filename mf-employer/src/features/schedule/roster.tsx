import { type RosterShift, scheduleRoster } from '@leafshift/contracts/schedule';
import { listKey, messageOf } from '@leafshift/data-access';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { toCalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { alertKindOf } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './roster.module.css';

const rosterKey = (week: CalendarDay) => listKey('posts', { of: 'roster', week });

/** Prints who works when in the week, with the names of those who are confirmed (SCHED-11). */
export function RosterButton({ week }: { readonly week: CalendarDay }) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const [printing, setPrinting] = useState(0);
  const [isLoading, setIsLoading] = useState(false);
  // After the roster is in the page.
  useEffect(() => {
    if (printing > 0) window.print();
  }, [printing]);
  const print = async () => {
    setIsLoading(true);
    try {
      await client.fetchQuery({
        queryKey: rosterKey(week),
        queryFn: ({ signal }) => api.send(scheduleRoster, { query: { week } }, { signal }),
      });
      setPrinting((before) => before + 1);
    } catch (error) {
      notify(alertKindOf(error), messageOf(error));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <Button size="large" loading={isLoading} onClick={print}>
        {t('schedule.printRoster')}
      </Button>
      {printing > 0 && <Roster week={week} />}
    </>
  );
}

/** On paper alone. */
function Roster({ week }: { readonly week: CalendarDay }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const formats = useFormats();
  const trade = useTrade();
  const { data } = useQuery({
    queryKey: rosterKey(week),
    queryFn: ({ signal }) => api.send(scheduleRoster, { query: { week } }, { signal }),
    enabled: false,
  });
  if (!data) return null;
  const stores = [
    ...new Map(data.shifts.map(({ location, locationName }) => [location, locationName])),
  ];
  return (
    <section data-roster className={styles.roster} aria-label={t('schedule.roster')}>
      {stores.map(([location, name]) => (
        <table key={location} className={styles.table}>
          <caption>
            <bdi>{name}</bdi>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('shift.date')}</th>
              <th scope="col">{t('schedule.time')}</th>
              <th scope="col">{t('schedule.role')}</th>
              <th scope="col">{t('schedule.workers')}</th>
              <th scope="col">{t('shift.supervisor')}</th>
            </tr>
          </thead>
          <tbody>
            {data.shifts
              .filter((shift) => shift.location === location)
              .map((shift) => (
                <tr key={shift._id}>
                  <td>{formats.dayOfWeek(toCalendarDay(shift.day))}</td>
                  <td>{formats.timeRange(shift.date, shift.endDate, shift.timeZone)}</td>
                  <td>{trade(shift.jobTitle)}</td>
                  <td>
                    <ul className={styles.names}>
                      {[...shift.workers.entries()].map(([spot, worker]) => (
                        <li key={spot}>
                          <bdi>{worker}</bdi>
                        </li>
                      ))}
                      {openSpots(shift).map((spot) => (
                        <li key={spot} className={styles.open}>
                          ______________ ({t('schedule.rosterOpen')})
                        </li>
                      ))}
                    </ul>
                  </td>
                  <td>
                    <bdi>{shift.supervisor}</bdi>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

/** The numbers of the spots that nobody is confirmed for, to be filled in by hand. */
const openSpots = ({ totalWorkers, workers }: RosterShift): readonly number[] =>
  [...Array(totalWorkers).keys()].slice(workers.length);
