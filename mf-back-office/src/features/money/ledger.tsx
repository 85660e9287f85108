import { ledgerCsv } from '@leafshift/contracts/back-office';
import { useShell } from '@leafshift/shell-sdk';
import { Money } from '@leafshift/ui/text';
import { useSettled } from '@leafshift/ui/timing';
import { useInfiniteQuery } from '@tanstack/react-query';
import Input from 'antd/es/input/Input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskTable } from '../desk/desk-table.tsx';
import { ListCard } from '../desk/list-card.tsx';
import { LogTime } from '../log/log-time.tsx';
import { useLogWord } from '../log/use-log-word.ts';
import { BooksExport } from './books-export.tsx';
import { LedgerCheck } from './ledger-check.tsx';
import styles from './money.module.css';
import { ledgerQuery } from './queries.ts';

const SETTLE_MS = 300;
const MOST_LETTERS = 100;

/** What was booked, with the proof that it sums to zero, and the export for bookkeeping. */
export function Ledger() {
  const { t } = useTranslation('mf-back-office');
  const word = useLogWord();
  const [account, setAccount] = useState('');
  const id = useId();
  const settled = useSettled(account.trim(), SETTLE_MS);
  const { api } = useShell();
  const query = useInfiniteQuery(ledgerQuery(api, settled));
  return (
    <div className={styles.stack}>
      <LedgerCheck />
      <ListCard
        query={query}
        empty={t('money.noBookings')}
        tools={
          <>
            <div className={styles.field}>
              <label htmlFor={id}>{t('money.account')}</label>
              <Input
                id={id}
                allowClear
                value={account}
                maxLength={MOST_LETTERS}
                onChange={(event) => setAccount(event.target.value)}
              />
            </div>
            <BooksExport
              files={[
                { name: 'ledger', load: (period) => api.download(ledgerCsv, { query: period }) },
              ]}
            />
          </>
        }
      >
        {(transactions) => (
          <DeskTable
            label={t('money.ledger')}
            rows={transactions}
            keyOf={({ _id }) => _id}
            columns={[
              { key: 'kind', label: t('log.what'), show: ({ kind }) => word(kind) },
              { key: 'at', label: t('log.at'), show: ({ at }) => <LogTime at={at} /> },
              {
                key: 'reference',
                label: t('money.reference'),
                show: ({ reference }) => <bdi>{reference}</bdi>,
              },
              {
                key: 'entries',
                label: t('money.entries'),
                isWide: true,
                show: ({ entries }) => (
                  <ul>
                    {entries.map(({ account: of, amount }) => (
                      <li key={of} className={styles.entry}>
                        <bdi>{of}</bdi>
                        <Money dollars={amount} />
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        )}
      </ListCard>
    </div>
  );
}
