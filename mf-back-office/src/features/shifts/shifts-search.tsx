import { SHIFT_STATES, type ShiftRow } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeskTable } from '../desk/desk-table.tsx';
import { ListCard } from '../desk/list-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { ShiftLink } from '../desk/shift-link.tsx';
import { StateFilter, useAskedState } from '../desk/state-filter.tsx';
import { LogSearchFields, useLogSearch } from '../logs/log-search.tsx';
import { shiftsQuery } from './queries.ts';
import { ShiftMark } from './shift-mark.tsx';
import styles from './shifts.module.css';

/** The shifts of all businesses, found by business, day and state. */
export function ShiftsSearch() {
  const { t } = useTranslation('mf-back-office');
  const [asked] = useSearchParams();
  const { typed, setTyped, search } = useLogSearch(asked.get('q') ?? '');
  const state = useAskedState(SHIFT_STATES);
  const query = useInfiniteQuery(shiftsQuery(useShell().api, { ...search, state }));
  return (
    <ListCard
      query={query}
      empty={t('shifts.none')}
      tools={
        <>
          <LogSearchFields label={t('shifts.search')} typed={typed} onChange={setTyped} />
          <StateFilter states={SHIFT_STATES} words="shifts.state" />
        </>
      }
    >
      {(shifts) => <ShiftsTable shifts={shifts} />}
    </ListCard>
  );
}

function ShiftsTable({ shifts }: { readonly shifts: readonly ShiftRow[] }) {
  const { t } = useTranslation('mf-back-office');
  const trade = useTrade();
  const formats = useFormats();
  return (
    <DeskTable
      label={t('title.shifts')}
      rows={shifts}
      keyOf={({ _id }) => _id}
      columns={[
        {
          key: 'date',
          label: t('today.day'),
          show: ({ _id, date, endsAt, timeZone }) => (
            <>
              <ShiftLink id={_id}>
                <ShiftDate at={date} zone={timeZone} />
              </ShiftLink>
              <span className={styles.note}>
                <ShiftTime start={date} end={endsAt} zone={timeZone} />
              </span>
            </>
          ),
        },
        {
          key: 'shift',
          label: t('money.shift'),
          show: ({ jobTitle, locationName, city }) => (
            <>
              {trade(jobTitle)}
              <span className={styles.note}>
                <bdi>{locationName}</bdi>, <bdi>{city}</bdi>
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
          key: 'state',
          label: t('people.state'),
          show: ({ state }) => <ShiftMark state={state} />,
        },
        {
          key: 'workers',
          label: t('today.workers'),
          isFigure: true,
          show: ({ confirmed, totalWorkers, requests }) => (
            <>
              {t('shifts.filled', {
                confirmed: formats.number(confirmed),
                total: formats.number(totalWorkers),
              })}
              {requests > 0 && (
                <span className={styles.note}>
                  {t('shifts.requests', { number: formats.number(requests) })}
                </span>
              )}
            </>
          ),
        },
        {
          key: 'rate',
          label: t('shifts.rate'),
          isFigure: true,
          show: ({ rate }) => <Money dollars={rate} />,
        },
      ]}
    />
  );
}
