import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskTable } from '../desk/desk-table.tsx';
import { ListCard } from '../desk/list-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { useReadersZone } from '../desk/use-readers-zone.ts';
import styles from './money.module.css';
import { sharedBanksQuery } from './queries.ts';

/** Bank accounts that several accounts use. */
export function SharedBanks() {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const zone = useReadersZone();
  const query = useInfiniteQuery(sharedBanksQuery(useShell().api));
  return (
    <ListCard query={query} empty={t('money.noBanks')}>
      {(banks) => (
        <DeskTable
          label={t('money.banks')}
          rows={banks}
          keyOf={({ _id }) => _id}
          columns={[
            {
              key: 'users',
              label: t('money.usedBy'),
              show: ({ users }) => (
                <ul>
                  {users.map(({ _id, name, usertype }) => (
                    <li key={_id}>
                      <PersonLink id={_id} name={name || t('person.closed')} />{' '}
                      <span className={styles.quiet}>{t(`people.usertype.${usertype}`)}</span>
                    </li>
                  ))}
                </ul>
              ),
            },
            {
              key: 'since',
              label: t('people.since'),
              show: ({ since }) => formats.date(since, zone),
            },
            {
              key: 'mark',
              label: t('person.flags'),
              show: ({ workerAndBusiness }) =>
                workerAndBusiness ? (
                  <StatusMark kind="problem" variant="plain">
                    {t('money.workerAndBusiness')}
                  </StatusMark>
                ) : (
                  '–'
                ),
            },
          ]}
        />
      )}
    </ListCard>
  );
}
