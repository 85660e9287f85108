import { securityLogCsv } from '@leafshift/contracts/back-office';
import { saveFile } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import { ListCard } from '../desk/list-card.tsx';
import { LogDetails } from '../log/log-details.tsx';
import { LogTime } from '../log/log-time.tsx';
import { useLogWord } from '../log/use-log-word.ts';
import { LogSearchFields, useLogSearch } from './log-search.tsx';
import { securityLogQuery } from './queries.ts';

/** Sign-ins, credentials and readings of documents, of everybody. */
export function SecurityLog() {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const wordOf = useLogWord();
  const { typed, setTyped, search } = useLogSearch();
  const query = useInfiniteQuery(securityLogQuery(api, search));
  const save = async (): Promise<void> =>
    saveFile(await api.download(securityLogCsv, { query: search }), 'security-log.csv');
  const account = (id: string | null) =>
    id === null ? '–' : <Link to={`/people/${id}`}>{t('log.account')}</Link>;
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
          label={t('log.security')}
          rows={entries}
          keyOf={({ _id }) => _id}
          columns={[
            { key: 'what', label: t('log.what'), show: ({ event }) => wordOf(event) },
            { key: 'at', label: t('log.at'), show: ({ at }) => <LogTime at={at} /> },
            { key: 'user', label: t('log.about'), show: ({ user }) => account(user) },
            {
              key: 'network',
              label: t('log.network'),
              show: ({ network }) => <bdi>{network ?? '–'}</bdi>,
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
