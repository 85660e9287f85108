import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskTable } from '../desk/desk-table.tsx';
import { ListCard } from '../desk/list-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { ShiftLink } from '../desk/shift-link.tsx';
import { LogTime } from '../log/log-time.tsx';
import { waitingWorkersQuery } from './queries.ts';
import styles from './shifts.module.css';

/** Workers who waited half an hour and found nobody, the newest first. */
export function ClosedDoors() {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const trade = useTrade();
  const query = useInfiniteQuery(waitingWorkersQuery(useShell().api));
  const whereOf = (metres: number | null) =>
    metres === null
      ? t('disputes.noPlace')
      : t('disputes.metres', { metres: formats.number(metres) });
  return (
    <ListCard query={query} empty={t('shifts.noClosedDoors')}>
      {(waiting) => (
        <DeskTable
          label={t('shifts.closedDoors')}
          rows={waiting}
          keyOf={({ _id }) => _id}
          columns={[
            {
              key: 'worker',
              label: t('people.usertype.Temp'),
              show: ({ worker }) => <PersonLink id={worker._id} name={worker.name} />,
            },
            {
              key: 'shift',
              label: t('money.shift'),
              show: ({ post, jobTitle, locationName, date, timeZone }) => (
                <>
                  <ShiftLink id={post}>{trade(jobTitle)}</ShiftLink>
                  <span className={styles.note}>
                    <bdi>{locationName}</bdi>, {formats.date(date, timeZone)},{' '}
                    {formats.time(date, timeZone)}
                  </span>
                </>
              ),
            },
            {
              key: 'employer',
              label: t('people.usertype.Employer'),
              show: ({ employer }) => <PersonLink id={employer._id} name={employer.name} />,
            },
            {
              key: 'at',
              label: t('shifts.saidSo'),
              show: ({ nobodyHere: { at, stillAt } }) => <LogTime at={stillAt ?? at} />,
            },
            {
              key: 'where',
              label: t('shifts.where'),
              show: ({ nobodyHere }) => whereOf(nobodyHere.metres),
            },
            {
              key: 'state',
              label: t('people.state'),
              show: ({ isWaiting }) => (
                <StatusMark kind={isWaiting ? 'problem' : 'complete'} variant="plain">
                  {t(isWaiting ? 'log.words.waiting' : 'log.words.clockedIn')}
                </StatusMark>
              ),
            },
          ]}
        />
      )}
    </ListCard>
  );
}
