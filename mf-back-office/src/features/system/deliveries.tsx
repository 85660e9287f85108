import { DELIVERY_KINDS, DELIVERY_STATES, type Delivery } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { type MarkKind, StatusMark } from '@leafshift/ui/status-mark';
import { useSettled } from '@leafshift/ui/timing';
import { useInfiniteQuery } from '@tanstack/react-query';
import Input from 'antd/es/input/Input';
import Segmented from 'antd/es/segmented';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeskTable } from '../desk/desk-table.tsx';
import { ListCard } from '../desk/list-card.tsx';
import { StateFilter, useAskedState } from '../desk/state-filter.tsx';
import { LogTime } from '../log/log-time.tsx';
import { deliveriesQuery } from './queries.ts';
import styles from './system.module.css';

const SETTLE_MS = 300;
const LONGEST_ADDRESS = 320;

const MARKS: Readonly<Record<Delivery['state'], MarkKind>> = {
  done: 'complete',
  failed: 'problem',
  ignored: 'cancelled',
};

/** Mails that went out and events that came in within a week. */
export function Deliveries() {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const id = useId();
  const [asked] = useSearchParams();
  const [kind, setKind] = useState<Delivery['kind']>(
    asked.get('kind') === 'webhook' ? 'webhook' : 'mail',
  );
  const [typed, setTyped] = useState('');
  const to = useSettled(kind === 'mail' ? typed.trim() : '', SETTLE_MS);
  const state = useAskedState(DELIVERY_STATES);
  const query = useInfiniteQuery(deliveriesQuery(useShell().api, { kind, state, to }));
  return (
    <ListCard
      query={query}
      empty={t('system.noRecords')}
      tools={
        <>
          <Segmented
            aria-label={t('log.what')}
            value={kind}
            onChange={setKind}
            options={DELIVERY_KINDS.map((value) => ({ value, label: t(`system.kind.${value}`) }))}
          />
          {kind === 'mail' && (
            <div className={styles.field}>
              <label htmlFor={id}>{t('system.wholeAddress')}</label>
              <Input
                id={id}
                type="search"
                value={typed}
                maxLength={LONGEST_ADDRESS}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
          )}
          <StateFilter states={DELIVERY_STATES} words="system.delivery" />
        </>
      }
    >
      {(deliveries) => (
        <DeskTable
          label={t('system.deliveries')}
          rows={deliveries}
          keyOf={({ _id }) => _id}
          columns={[
            {
              key: 'what',
              label: t('log.what'),
              show: ({ what }) => (kind === 'mail' ? <bdi>{what}</bdi> : <code>{what}</code>),
            },
            ...(kind === 'mail'
              ? [
                  {
                    key: 'to',
                    label: t('system.to'),
                    show: ({ to: reader }: Delivery) => <bdi>{reader ?? '–'}</bdi>,
                  },
                ]
              : []),
            { key: 'at', label: t('log.at'), show: ({ lastAt }) => <LogTime at={lastAt} /> },
            {
              key: 'state',
              label: t('people.state'),
              show: ({ state: is, lastError }) => (
                <>
                  <StatusMark kind={MARKS[is]} variant="plain">
                    {t(`system.delivery.${is}`)}
                  </StatusMark>
                  {lastError !== null && <bdi className={styles.note}>{lastError}</bdi>}
                </>
              ),
            },
            {
              key: 'tries',
              label: t('system.attempts'),
              isFigure: true,
              show: ({ tries }) => formats.number(tries),
            },
          ]}
        />
      )}
    </ListCard>
  );
}
