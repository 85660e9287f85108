import { OUTBOX_STATES, retryOutbox } from '@leafshift/contracts/back-office';
import { useShell } from '@leafshift/shell-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import { ListCard } from '../desk/list-card.tsx';
import { useAskedState } from '../desk/state-filter.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { LogTime } from '../log/log-time.tsx';
import { DeadKinds } from './dead-kinds.tsx';
import { outboxQuery } from './queries.ts';

/** Mails, charges and webhooks that are done outside of transactions; what was given up can be tried again. */
export function Outbox() {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const [state, setState] = useState(useAskedState(OUTBOX_STATES) ?? 'dead');
  const query = useInfiniteQuery(outboxQuery(api, state));
  const again = (id: string): Promise<void> =>
    act(() => api.send(retryOutbox, { params: { id } }), t('system.againToast'));
  return (
    <ListCard
      query={query}
      empty={t('system.noRecords')}
      tools={
        <Segmented
          aria-label={t('people.state')}
          value={state}
          onChange={setState}
          options={[...OUTBOX_STATES].reverse().map((value) => ({
            value,
            label: t(`system.outbox.${value}`),
          }))}
        />
      }
    >
      {(records) => (
        <>
          {state === 'dead' && <DeadKinds />}
          <DeskTable
            label={t('system.outboxTitle')}
            rows={records}
            keyOf={({ _id }) => _id}
            columns={[
              { key: 'kind', label: t('log.what'), show: ({ kind }) => <code>{kind}</code> },
              {
                key: 'created',
                label: t('system.written'),
                show: ({ createdAt }) => <LogTime at={createdAt} />,
              },
              {
                key: 'attempts',
                label: t('system.attempts'),
                isFigure: true,
                show: ({ attempts }) => attempts,
              },
              {
                key: 'error',
                label: t('system.lastError'),
                show: ({ lastError }) => <bdi>{lastError ?? '–'}</bdi>,
              },
              {
                key: 'again',
                label: t('money.actions'),
                show: ({ _id, state: is }) =>
                  is === 'dead' ? (
                    <DeskButton size="small" onAct={() => again(_id)}>
                      {t('system.again')}
                    </DeskButton>
                  ) : (
                    '–'
                  ),
              },
            ]}
          />
        </>
      )}
    </ListCard>
  );
}
