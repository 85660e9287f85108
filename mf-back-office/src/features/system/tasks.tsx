import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Card } from '@leafshift/ui/page';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskTable } from '../desk/desk-table.tsx';
import { Loaded } from '../desk/loaded.tsx';
import { LogTime } from '../log/log-time.tsx';
import { tasksQuery } from './queries.ts';
import styles from './system.module.css';

/** What is done by itself: what comes next, and how the last one went. */
export function Tasks() {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const query = useQuery(tasksQuery(useShell().api));
  return (
    <Loaded query={query}>
      {(tasks) => (
        <Card>
          {tasks.length === 0 ? (
            <p>{t('system.noTasks')}</p>
          ) : (
            <DeskTable
              label={t('system.tasks')}
              rows={tasks}
              keyOf={({ kind }) => kind}
              columns={[
                { key: 'kind', label: t('log.what'), show: ({ kind }) => <code>{kind}</code> },
                {
                  key: 'waiting',
                  label: t('today.queues'),
                  isFigure: true,
                  show: ({ waiting }) => formats.number(waiting),
                },
                {
                  key: 'next',
                  label: t('system.next'),
                  show: ({ nextDueAt }) => (nextDueAt === null ? '–' : <LogTime at={nextDueAt} />),
                },
                {
                  key: 'last',
                  label: t('system.lastDone'),
                  show: ({ lastDoneAt }) =>
                    lastDoneAt === null ? '–' : <LogTime at={lastDoneAt} />,
                },
                {
                  key: 'result',
                  label: t('people.state'),
                  show: ({ dead, lastError }) =>
                    dead === 0 ? (
                      <StatusMark kind="confirmed" variant="plain">
                        {t('system.healthy')}
                      </StatusMark>
                    ) : (
                      <>
                        <StatusMark kind="problem" variant="plain">
                          {t('system.givenUp', { number: formats.number(dead) })}
                        </StatusMark>
                        {lastError !== null && <bdi className={styles.note}>{lastError}</bdi>}
                      </>
                    ),
                },
              ]}
            />
          )}
        </Card>
      )}
    </Loaded>
  );
}
