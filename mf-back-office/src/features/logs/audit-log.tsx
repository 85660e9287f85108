import { auditCsv } from '@leafshift/contracts/back-office';
import { saveFile } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import { ListCard } from '../desk/list-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { LogDetails } from '../log/log-details.tsx';
import { LogTime } from '../log/log-time.tsx';
import { useLogWord } from '../log/use-log-word.ts';
import { LogSearchFields, useLogSearch } from './log-search.tsx';
import { auditQuery } from './queries.ts';

/** What was done in the back office, by whom and to whom. */
export function AuditLog() {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const wordOf = useLogWord();
  const { typed, setTyped, search } = useLogSearch();
  const query = useInfiniteQuery(auditQuery(api, search));
  const save = async (): Promise<void> =>
    saveFile(await api.download(auditCsv, { query: search }), 'audit.csv');
  return (
    <ListCard
      query={query}
      empty={t('log.empty')}
      tools={
        <>
          <LogSearchFields typed={typed} onChange={setTyped} />
          <DeskButton onAct={save}>{t('money.export')}</DeskButton>
        </>
      }
    >
      {(entries) => (
        <DeskTable
          label={t('log.audit')}
          rows={entries}
          keyOf={({ _id }) => _id}
          columns={[
            { key: 'what', label: t('log.what'), show: ({ action }) => wordOf(action) },
            { key: 'at', label: t('log.at'), show: ({ at }) => <LogTime at={at} /> },
            { key: 'by', label: t('log.by'), show: ({ by }) => <bdi>{by.name}</bdi> },
            {
              key: 'user',
              label: t('log.about'),
              show: ({ user }) => (user ? <PersonLink id={user._id} name={user.name} /> : '–'),
            },
            {
              key: 'details',
              label: t('log.details'),
              show: ({ details }) => <LogDetails details={details} />,
            },
          ]}
        />
      )}
    </ListCard>
  );
}
