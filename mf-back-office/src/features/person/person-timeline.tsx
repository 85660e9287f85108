import { useNotificationText } from '@leafshift/i18n/notifications';
import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskTable } from '../desk/desk-table.tsx';
import { Loaded } from '../desk/loaded.tsx';
import { More } from '../desk/more.tsx';
import { ShiftLink } from '../desk/shift-link.tsx';
import { LogDetails } from '../log/log-details.tsx';
import { LogTime } from '../log/log-time.tsx';
import { useLogWord } from '../log/use-log-word.ts';
import styles from './person.module.css';
import { timelineQuery } from './queries.ts';

/** What a person did and what happened to them, newest first. */
export function PersonTimeline({ id }: { readonly id: string }) {
  const { t } = useTranslation('mf-back-office');
  const wordOf = useLogWord();
  const tell = useNotificationText();
  const query = useInfiniteQuery(timelineQuery(useShell().api, id));
  return (
    <Section title={t('person.timeline')}>
      <Loaded query={query}>
        {(entries) =>
          entries.length === 0 ? (
            <p>{t('log.empty')}</p>
          ) : (
            <>
              <DeskTable
                label={t('person.timeline')}
                rows={entries}
                keyOf={({ _id, source }) => `${source} ${_id}`}
                columns={[
                  {
                    key: 'what',
                    label: t('log.what'),
                    show: ({ what, source, subject }) =>
                      source === 'shift' && subject !== null ? (
                        <ShiftLink id={subject}>{wordOf(what)}</ShiftLink>
                      ) : (
                        wordOf(source === 'notification' ? 'told' : what)
                      ),
                  },
                  {
                    key: 'source',
                    label: t('log.source'),
                    show: ({ source }) => (
                      <span className={styles.source}>{t(`log.sources.${source}`)}</span>
                    ),
                  },
                  { key: 'at', label: t('log.at'), show: ({ at }) => <LogTime at={at} /> },
                  {
                    key: 'details',
                    label: t('log.details'),
                    show: ({ source, what, details }) => {
                      if (source !== 'notification') return <LogDetails details={details} />;
                      const { message = what, ...params } = details;
                      return tell({ kind: what, params, notificationMessage: message });
                    },
                  },
                ]}
              />
              <More query={query} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
